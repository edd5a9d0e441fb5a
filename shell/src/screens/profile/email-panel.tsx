import { requestEmailChange } from '@shop/contracts/account/profile';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/kit/form';
import { Button, Panel, Row, Stack, Text, TextField } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { PasswordField } from '@shop/ui/parts/password-field';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import * as v from 'valibot';
import { askForEmail } from './change-email.mutation.ts';
import type { Profile } from './own-data-panel.tsx';

/** The e-mail of the login; a new one is proven by the link of a letter sent to it. */
export function EmailPanel({ profile: { email } }: { profile: Profile }) {
  const [isChanging, setIsChanging] = useState(false);
  const [asked, setAsked] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  function close(sentTo?: string) {
    flushSync(() => {
      setIsChanging(false);
      setAsked(sentTo);
    });
    opener.current?.focus();
  }
  return (
    <Panel title="Почта для входа">
      {isChanging ? (
        <EmailChange onAsked={close} onCancel={() => close()} />
      ) : (
        <Stack gap={4}>
          {asked !== undefined && (
            <Notice tone="success" title="Письмо отправлено">
              <Breakable>
                Откройте ссылку из{'\u00a0'}письма на {asked} в{'\u00a0'}этом браузере: она действует сутки.
                До{'\u00a0'}этого вы входите с{'\u00a0'}прежней почтой.
              </Breakable>
            </Notice>
          )}
          <Row justify="between">
            <Stack gap={1}>
              <Breakable>
                <Text weight="medium">{email}</Text>
              </Breakable>
              <Text size="s" tone="muted">
                С ней вы входите и{'\u00a0'}получаете письма магазина
              </Text>
            </Stack>
            <Button ref={opener} onClick={() => setIsChanging(true)}>
              Сменить почту
            </Button>
          </Row>
        </Stack>
      )}
    </Panel>
  );
}

const schema = v.object(requestEmailChange.body!.entries);

interface EmailChangeProps {
  readonly onAsked: (email: string) => void;
  readonly onCancel: () => void;
}

function EmailChange({ onAsked, onCancel }: EmailChangeProps) {
  const form = useSchemaForm(schema);
  const place = useRef<HTMLElement>(null);
  const { onSubmit, notice } = useSubmission(
    form,
    async (values) => {
      await askForEmail(values);
      onAsked(values.email);
    },
    requestEmailChange.names,
  );
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack ref={place} gap={4}>
        <FormField of={form} name="email">
          {(field) => (
            <TextField
              {...field}
              type="email"
              label="Новая почта"
              required
              autoComplete="email"
              hint="Пришлём на неё ссылку. После подтверждения на других устройствах нужно будет войти заново"
            />
          )}
        </FormField>
        <FormField of={form} name="oldPassword">
          {(field) => <PasswordField {...field} label="Текущий пароль" required />}
        </FormField>
        {notice && (
          <Notice tone="danger" title="Письмо не отправлено">
            {notice}
          </Notice>
        )}
        <Row>
          <Button type="submit" pending={form.isSubmitting}>
            Отправить ссылку
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Отмена
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

const Breakable = styled.span`
  overflow-wrap: anywhere;
`;
