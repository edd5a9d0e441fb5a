import { updateProfile } from '@shop/contracts/account/profile';
import {
  type CompanyUser,
  createCompanyUser,
  newUserFields,
  type OwnCompany,
} from '@shop/contracts/manager/company';
import { formatPhone } from '@shop/domain/format/phone';
import { FormField, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { PersonFields } from '@shop/kit/people/person-fields';
import { Grid, Stack, Text, TextField, toast } from '@shop/ui';
import { PhoneField } from '@shop/ui/parts/phone-field';
import { useState } from 'react';
import * as v from 'valibot';
import { shortNameOf } from '../../common/people/person-name.ts';
import { personSchema } from '../../common/people/person-schema.ts';
import { type MemberRights, RightsFields } from '../../common/people/rights-fields.tsx';
import { createPerson } from './create-person.mutation.ts';
import { savePerson } from './save-person.mutation.ts';

const newSchema = v.object(newUserFields);
const oldSchema = v.object(personSchema);

interface DialogProps {
  readonly company: OwnCompany;
  readonly onClose: () => void;
}

/** Adds a person to a company, or edits a colleague. */
export function PersonDialog({
  person,
  ...rest
}: DialogProps & { readonly person?: CompanyUser | undefined }) {
  return person ? <EditPerson person={person} {...rest} /> : <InvitePerson {...rest} />;
}

function InvitePerson({ company, onClose }: DialogProps) {
  const { form, draft } = useDraftForm(newSchema, `person-${company.id}-new`, {
    email: '',
    lastName: '',
    name: '',
    secondName: '',
    workPosition: '',
    phone: '',
  });
  const [member, setMember] = useState<MemberRights>({ isAdmin: false, rights: ['prices'] });
  const { onSubmit, notice } = useSubmission(
    form,
    async (typed) => {
      const { isAdmin, rights } = member;
      const person = await createPerson({ ...typed, contragent: company.id, isAdmin, rights: [...rights] });
      draft.forget();
      toast.success(
        person.isInvited
          ? `Приглашение отправлено на\u00a0${person.email}`
          : `${shortNameOf(person)}: доступ к\u00a0компании открыт`,
      );
      onClose();
    },
    createCompanyUser.names,
  );
  return (
    <FormDialog
      title="Новый сотрудник"
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel="Пригласить"
      lead={
        <Text as="p" tone="muted">
          {`На\u00a0почту придёт письмо со\u00a0ссылкой: по\u00a0ней сотрудник задаст пароль и\u00a0начнёт работать в\u00a0${company.name}.`}
        </Text>
      }
    >
      <Grid columns="1fr 1fr" gap={4} collapse="mobile">
        <FormField of={form} name="email">
          {(field) => (
            <TextField
              {...field}
              type="email"
              label="Электронная почта"
              required
              autoComplete="off"
              data-autofocus
            />
          )}
        </FormField>
        <FormField of={form} name="phone">
          {(field) => <PhoneField {...field} label="Телефон" autoComplete="off" />}
        </FormField>
      </Grid>
      <PersonFields form={form} />
      <RightsFields value={member} onChange={setMember} />
    </FormDialog>
  );
}

function EditPerson({ person, company, onClose }: DialogProps & { readonly person: CompanyUser }) {
  const { lastName, name, secondName, workPosition, isAdmin, rights, email, phone } = person;
  const saved = { lastName, name, secondName, workPosition };
  const { form, draft } = useDraftForm(oldSchema, `person-${company.id}-${person.id}`, saved);
  const [member, setMember] = useState<MemberRights>({ isAdmin, rights });
  const { onSubmit, notice } = useSubmission(
    form,
    async (typed) => {
      const hasOtherNames = Object.entries(typed).some(
        ([field, value]) => value !== saved[field as keyof typeof saved],
      );
      const hasOtherRights = member.isAdmin !== isAdmin || member.rights.join() !== rights.join();
      await savePerson({
        userId: person.id,
        contragent: company.id,
        names: hasOtherNames ? typed : undefined,
        member: hasOtherRights ? { isAdmin: member.isAdmin, rights: [...member.rights] } : undefined,
      });
      draft.forget();
      toast.success(`${shortNameOf({ ...person, ...typed })}: изменения сохранены`);
      onClose();
    },
    updateProfile.names,
  );
  return (
    <FormDialog
      title="Изменить сотрудника"
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel="Сохранить"
      lead={
        <Stack gap={0}>
          <Text>{[email, phone && formatPhone(phone)].filter(Boolean).join(', ')}</Text>
          <Text as="p" size="s" tone="muted">
            Телефон и{'\u00a0'}почту для входа сотрудник меняет сам, в{'\u00a0'}профиле.
          </Text>
        </Stack>
      }
    >
      <PersonFields form={form} isFirst />
      <RightsFields value={member} onChange={setMember} />
    </FormDialog>
  );
}
