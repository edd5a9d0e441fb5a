import { updateProfile } from '@shop/contracts/account/profile';
import {
  type CompanyUser,
  createCompanyUser,
  newUserFields,
  type OwnCompany,
  updateUserRights,
} from '@shop/contracts/manager/company';
import { formatPhone } from '@shop/domain/format/phone';
import { FormField, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { DraftDialog } from '@shop/kit/form/draft-dialog';
import { call } from '@shop/platform/http';
import { Grid, Stack, Text, TextField, toast } from '@shop/ui';
import { PhoneField } from '@shop/ui/parts/phone-field';
import { useState } from 'react';
import * as v from 'valibot';
import { PersonFields, personSchema } from '../../common/people/person-fields.tsx';
import { shortNameOf } from '../../common/people/person-name.ts';
import { type MemberRights, RightsFields } from '../../common/people/rights-fields.tsx';
import { refreshOwnCompanies } from '../common/own-companies.queries.ts';

const newSchema = v.object(newUserFields);
const oldSchema = v.object(personSchema);

interface DialogProps {
  readonly company: OwnCompany;
  readonly onClose: () => void;
}

/** A new person of a company, or what an administrator may change of a colleague. */
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
      const body = { ...typed, contragent: company.id, isAdmin, rights: [...rights] };
      const person = await call(createCompanyUser, { body });
      draft.forget();
      refreshOwnCompanies();
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
    <DraftDialog
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
      <PersonFields form={form as never} />
      <RightsFields value={member} onChange={setMember} />
    </DraftDialog>
  );
}

function EditPerson({ person, company, onClose }: DialogProps & { readonly person: CompanyUser }) {
  const { lastName, name, secondName, workPosition, isAdmin, rights, email, phone } = person;
  const saved = { lastName, name, secondName, workPosition };
  const { form, draft } = useDraftForm(oldSchema, `person-${company.id}-${person.id}`, saved);
  const [member, setMember] = useState<MemberRights>({ isAdmin, rights });
  const target = { userId: person.id, contragent: company.id };
  const { onSubmit, notice } = useSubmission(
    form,
    async (typed) => {
      // Each only where it differs: the history shall not say what did not happen.
      const isOther = Object.entries(typed).some(
        ([field, value]) => value !== saved[field as keyof typeof saved],
      );
      if (isOther) await call(updateProfile, { body: { ...typed, ...target } });
      const hasOther = member.isAdmin !== isAdmin || member.rights.join() !== rights.join();
      if (hasOther)
        await call(updateUserRights, {
          body: { ...target, isAdmin: member.isAdmin, rights: [...member.rights] },
        });
      draft.forget();
      refreshOwnCompanies();
      toast.success(`${shortNameOf({ ...person, ...typed })}: изменения сохранены`);
      onClose();
    },
    updateProfile.names,
  );
  return (
    <DraftDialog
      title="Изменить сотрудника"
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel="Сохранить"
      lead={
        <Stack gap={0}>
          <Text>{[email, phone && formatPhone(phone)].filter(Boolean).join(', ')}</Text>
          <Text as="p" size="s" tone="muted">
            Почту и{'\u00a0'}телефон меняет сам сотрудник: ими он входит на{'\u00a0'}сайт.
          </Text>
        </Stack>
      }
    >
      <PersonFields form={form as never} isFirst />
      <RightsFields value={member} onChange={setMember} />
    </DraftDialog>
  );
}
