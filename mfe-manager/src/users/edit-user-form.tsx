import { type getUserForm, saveUserForm } from '@shop/contracts/manager/manager-users';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { formatPhone } from '@shop/domain/format/phone';
import { Form, getInput, useSubmission } from '@shop/kit/form';
import { DraftNote, useDraftForm } from '@shop/kit/form/draft';
import { PersonFields } from '@shop/kit/people/person-fields';
import { Grid, Stack, Text, toast } from '@shop/ui';
import { DialogButtons } from '@shop/ui/parts/dialog-buttons';
import { Notice } from '@shop/ui/parts/notice';
import { useState } from 'react';
import { shortNameOf } from '../common/people/person-name.ts';
import { useLateFocus } from '../common/use-late-focus.ts';
import { PhoneInput } from './phone-input.tsx';
import { AccountField, RoleFields } from './role-fields.tsx';
import { saveUser } from './save-user.mutation.ts';
import { userSchema } from './user-schema.ts';

interface EditUserFormProps {
  readonly shown: CallAnswer<typeof getUserForm>;
  readonly onSending: (isSending: boolean) => void;
  readonly onClose: () => void;
}

/** Names, phone, position, account state, and the role at one company. */
export function EditUserForm({ shown, onSending, onClose }: EditUserFormProps) {
  // Keeps the initial answer: the query may refetch while the form is being edited.
  const [{ user, roles, loginPhone }] = useState(shown);
  const { id: userId, lastName, name, secondName, workPosition, isActive } = user;
  const [first] = roles;
  const { form, draft } = useDraftForm(userSchema, `user-${userId}`, {
    ...{ lastName, name, secondName, workPosition },
    phone: formatPhone(user.phone),
    isPhoneLost: 'N',
    active: isActive ? 'Y' : 'N',
    contragent: first ? String(first.id) : '',
    role: first?.role ?? 'USER',
  });
  const typed = getInput(form) as Partial<Record<string, string>>;
  const place = roles.find(({ id }) => String(id) === typed.contragent);
  const box = useLateFocus();
  const indispensableAt = isActive ? roles.filter(({ isLastAdmin }) => isLastAdmin) : [];

  const { onSubmit, notice } = useSubmission(
    form,
    async ({ active, role, contragent: _, isPhoneLost, ...fields }) => {
      onSending(true);
      try {
        const isOther = place !== undefined && role !== place.role;
        await saveUser({
          ...fields,
          userId,
          loginPhone,
          active: active === 'Y',
          // Restoring the number hides the checkbox, which must not count then.
          isPhoneLost: isPhoneLost === 'Y' && fields.phone !== loginPhone,
          ...(isOther ? { role, contragent: place.id } : {}),
        });
      } finally {
        onSending(false);
      }
      draft.forget();
      toast.success(`${shortNameOf({ ...user, ...fields })}: изменения сохранены`);
      onClose();
    },
    saveUserForm.names,
  );

  return (
    <Form of={form} onSubmit={onSubmit} onChange={draft.keep}>
      <Stack ref={box} gap={4}>
        <Text as="p" tone="muted">
          {`Почта для входа: ${user.email}. Её меняет сам пользователь, в\u00a0профиле.`}
        </Text>
        <DraftNote draft={draft} />
        <PersonFields form={form} isFirst />
        <Grid columns="1fr 1fr" gap={4} collapse="mobile">
          <PhoneInput form={form} loginPhone={loginPhone} isProven={user.isPhoneProven} />
          <AccountField form={form} indispensableAt={indispensableAt} />
        </Grid>
        <RoleFields form={form} roles={roles} place={place} />
        {notice && <Notice tone="danger">{notice}</Notice>}
        <DialogButtons
          submitLabel="Сохранить"
          isPending={form.isSubmitting}
          onCancel={() => {
            draft.forget();
            onClose();
          }}
        />
      </Stack>
    </Form>
  );
}
