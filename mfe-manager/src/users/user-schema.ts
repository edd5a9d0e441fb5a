import { newUserFields } from '@shop/contracts/manager/company';
import { companyRole } from '@shop/contracts/manager/manager-users';
import type { SchemaForm } from '@shop/kit/form';
import * as v from 'valibot';
import { personSchema } from '../common/people/person-schema.ts';

/** Fields of a user that a manager may change. */
export const userSchema = v.object({
  ...personSchema,
  phone: newUserFields.phone,
  isPhoneLost: v.picklist(['Y', 'N']),
  active: v.picklist(['Y', 'N']),
  /** The company of the role; empty if the user has none. */
  contragent: v.string(),
  role: companyRole,
});

export type UserForm = SchemaForm<typeof userSchema>;
