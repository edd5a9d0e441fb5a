import { changePassword, getSessions } from '@shop/shared/contracts/account';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/shared/form';
import { call } from '@shop/shared/http';
import { callKey, useQueryClient } from '@shop/shared/query';
import { Button, Panel, Row, Stack, Text, toast } from '@shop/shared/ui';
import { Notice } from '@shop/shared/ui/notice';
import { PasswordField } from '@shop/shared/ui/password-field';
import { newPassword, passwordsAgree } from '@shop/shared/validation/fields';
import { REQUIRED } from '@shop/shared/validation/messages';
import { useState } from 'react';
import * as v from 'valibot';
import { PasswordParts } from './password-parts.tsx';

const schema = v.pipe(
  v.object({
    oldPassword: v.pipe(v.string(), v.nonEmpty(REQUIRED), v.maxLength(200)),
    password: newPassword,
    confirmation: v.pipe(v.string(), v.nonEmpty(REQUIRED)),
  }),
  passwordsAgree(),
);

/** A new password by the old one. */
export function PasswordPanel() {
  const [changes, setChanges] = useState(0);
  // A new form after each change: passwords stay nowhere.
  return (
    <Panel title="Пароль">
      <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </Panel>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const form = useSchemaForm(schema);
  const cache = useQueryClient();
  const { onSubmit, notice } = useSubmission(
    form,
    async ({ oldPassword, password }) => {
      await call(changePassword, { body: { oldPassword, password } });
      toast.success('Пароль изменён. Остальные сеансы завершены');
      void cache.invalidateQueries({ queryKey: callKey(getSessions) });
      onChanged();
    },
    changePassword.names,
  );
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack gap={4}>
        <FormField of={form} name="oldPassword">
          {(field) => (
            <PasswordField {...field} label="Текущий пароль" required autoComplete="current-password" />
          )}
        </FormField>
        <FormField of={form} name="password">
          {(field) => (
            <Stack gap={2}>
              <PasswordField {...field} label="Новый пароль" required autoComplete="new-password" />
              <PasswordParts typed={field.value} />
            </Stack>
          )}
        </FormField>
        <FormField of={form} name="confirmation">
          {(field) => (
            <PasswordField {...field} label="Новый пароль ещё раз" required autoComplete="new-password" />
          )}
        </FormField>
        {notice && (
          <Notice tone="danger" title="Пароль не изменён">
            {notice}
          </Notice>
        )}
        <Row>
          <Button type="submit" pending={form.isSubmitting}>
            Изменить пароль
          </Button>
        </Row>
        <Text as="p" size="s" tone="muted">
          После смены пароля на{'\u00a0'}других устройствах нужно будет войти заново.
        </Text>
      </Stack>
    </Form>
  );
}
