import type { StaffRight } from '@shop/contracts/account/permissions';
import { newMemberFields } from '@shop/contracts/office/staff';
import { FormField, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { PersonFields } from '@shop/kit/people/person-fields';
import { Text, TextField, toast } from '@shop/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { inviteMember } from './invite-member.mutation.ts';
import { RightsFields } from './rights-fields.tsx';

const schema = v.object(newMemberFields);

/** Invites a colleague, who sets a password by the link of an email. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { form, draft } = useDraftForm(schema, 'staff-new', {
    ...{ email: '', lastName: '', name: '', secondName: '', workPosition: '' },
  });
  const [rights, setRights] = useState<readonly StaffRight[]>([]);
  const { onSubmit, notice } = useSubmission(form, async (typed) => {
    const { login } = await inviteMember({ ...typed, rights: [...rights] });
    draft.forget();
    toast.success(`Приглашение отправлено на\u00a0${login}`);
    onClose();
  });
  return (
    <FormDialog
      title="Новый сотрудник"
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel="Пригласить"
      lead={
        <Text as="p" tone="muted">
          На{'\u00a0'}почту придёт ссылка на{'\u00a0'}три дня: по{'\u00a0'}ней сотрудник задаст пароль.
        </Text>
      }
    >
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
      <PersonFields form={form} />
      <RightsFields value={rights} onChange={setRights} />
    </FormDialog>
  );
}
