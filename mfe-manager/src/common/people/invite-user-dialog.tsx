import { newUserFields } from '@shop/contracts/manager/company';
import { inviteClientUser } from '@shop/contracts/manager/manager-users';
import { FormField, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { PersonFields } from '@shop/kit/people/person-fields';
import { Grid, Text, TextField, toast } from '@shop/ui';
import { PhoneField } from '@shop/ui/parts/phone-field';
import { useState } from 'react';
import * as v from 'valibot';
import { inviteUser } from './invite-user.mutation.ts';
import { type MemberRights, RightsFields } from './rights-fields.tsx';

const schema = v.pipe(
  v.object({ ...newUserFields, email: v.union([v.literal(''), newUserFields.email]) }),
  v.forward(
    v.check(({ email, phone }) => email !== '' || phone !== '', 'Укажите почту или телефон'),
    ['email'],
  ),
);

interface InviteUserDialogProps {
  readonly company: { readonly id: number; readonly name: string };
  /** Preselects «Администратор»: the first user of a company becomes one. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

/** Invites a person without an account to a client, by email or by SMS. */
export function InviteUserDialog({ company, isFirst, onClose }: InviteUserDialogProps) {
  const { form, draft } = useDraftForm(schema, `invite-${company.id}`, {
    ...{ email: '', phone: '', lastName: '', name: '', secondName: '', workPosition: '' },
  });
  const [member, setMember] = useState<MemberRights>({ isAdmin: isFirst, rights: ['prices'] });
  const { onSubmit, notice } = useSubmission(
    form,
    async (typed) => {
      const { isAdmin, rights } = member;
      const invitation = { ...typed, contragent: company.id, isAdmin, rights: [...rights] };
      const { state } = await inviteUser(invitation);
      draft.forget();
      toast.success(
        state === 'attached'
          ? 'Учётная запись уже была: доступ к\u00a0компании открыт'
          : `Приглашение отправлено ${typed.email === '' ? 'по\u00a0смс' : `на\u00a0${typed.email}`}`,
      );
      onClose();
    },
    inviteClientUser.names,
  );
  return (
    <FormDialog
      title={`Пригласить в ${company.name}`}
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel="Пригласить"
      lead={
        <Text as="p" tone="muted">
          Приглашение придёт на{'\u00a0'}почту, а{'\u00a0'}без почты по{'\u00a0'}смс. Человек подтвердит почту
          или номер и{'\u00a0'}сам задаст пароль: до{'\u00a0'}этого указанное здесь ничего не
          {'\u00a0'}открывает.
        </Text>
      }
    >
      <Grid columns="1fr 1fr" gap={4} collapse="mobile">
        <FormField of={form} name="email">
          {(field) => (
            <TextField {...field} type="email" label="Электронная почта" autoComplete="off" data-autofocus />
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
