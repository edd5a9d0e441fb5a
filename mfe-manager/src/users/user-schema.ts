import { newUserFields } from '@shop/contracts/manager/company';
import { companyRole } from '@shop/contracts/manager/manager-users';
import type { SchemaForm } from '@shop/kit/form';
import * as v from 'valibot';
import { personSchema } from '../common/people/person-fields.tsx';

/** What a manager may change of a user. */
export const userSchema = v.object({
  ...personSchema,
  phone: newUserFields.phone,
  isPhoneLost: v.picklist(['Y', 'N']),
  active: v.picklist(['Y', 'N']),
  /** At which company the role is meant; empty for a user of none. */
  contragent: v.string(),
  role: companyRole,
});

export type UserForm = SchemaForm<typeof userSchema>;
