import { updateProfile } from '@shop/contracts/account/profile';
import { formatPhone } from '@shop/domain/format/phone';
import { requiredText } from '@shop/domain/validation/fields';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/kit/form';
import { call } from '@shop/platform/http';
import { useQueryClient } from '@shop/platform/query';
import { Button, Row, Stack, Text, toast } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { PasswordField } from '@shop/ui/parts/password-field';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { profileQuery, sessionsQuery } from './profile.queries.ts';

/** A phone number with its verification token, which is valid for ten minutes. */
export interface ProvenPhone {
  readonly phone: string;
  readonly checkWord: string;
}

interface PhonePasswordProps {
  readonly proven: ProvenPhone;
  readonly onChanged: () => void;
  readonly onChangePhone: () => void;
  readonly onCancel: () => void;
}

const schema = v.object({ oldPassword: requiredText(200) });

/** The last step of changing the phone number: it opens the account, so an open session is not enough to set it. */
export function PhonePassword({ proven, onChanged, onChangePhone, onCancel }: PhonePasswordProps) {
  const { phone, checkWord } = proven;
  const form = useSchemaForm(schema);
  const cache = useQueryClient();
  const place = useRef<HTMLElement>(null);
  const { onSubmit, notice } = useSubmission(
    form,
    async ({ oldPassword }) => {
      await call(updateProfile, { body: { phone, checkWord, oldPassword } });
      toast.success('Телефон изменён. Остальные сеансы завершены');
      void cache.invalidateQueries({ queryKey: sessionsQuery().queryKey });
      await cache.invalidateQueries({ queryKey: profileQuery().queryKey });
      onChanged();
    },
    updateProfile.names,
  );
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack ref={place} gap={4}>
        <Text as="p" role="status">
          Номер <Text nowrap>{formatPhone(phone)}</Text> подтверждён. Чтобы входить по нему, введите пароль от
          {'\u00a0'}учётной записи. На{'\u00a0'}других устройствах нужно будет войти заново.
        </Text>
        {notice && (
          <Notice tone="danger" title="Телефон не изменён">
            {notice}
          </Notice>
        )}
        <FormField of={form} name="oldPassword">
          {(field) => <PasswordField {...field} label="Текущий пароль" required />}
        </FormField>
        <Row>
          <Button type="submit" pending={form.isSubmitting}>
            Сохранить телефон
          </Button>
          <Button variant="quiet" onClick={onChangePhone}>
            Изменить номер
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Отмена
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
