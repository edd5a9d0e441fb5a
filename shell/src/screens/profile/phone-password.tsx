import { updateProfile } from '@shop/contracts/account/profile';
import { formatPhone } from '@shop/domain/format/phone';
import { requiredText } from '@shop/domain/validation/fields';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/kit/form';
import { Button, Row, Stack, Text, toast } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { PasswordField } from '@shop/ui/parts/password-field';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { changePhone, type ProvenPhone } from './change-phone.mutation.ts';
import { refreshProfile } from './profile.queries.ts';

interface PhonePasswordProps {
  readonly proven: ProvenPhone;
  readonly onChanged: () => void;
  readonly onChangePhone: () => void;
  readonly onCancel: () => void;
}

const schema = v.object({ oldPassword: requiredText(200) });

/** The last step of changing the phone number: it opens the account, so an open session is not enough to set it. */
export function PhonePassword({ proven, onChanged, onChangePhone, onCancel }: PhonePasswordProps) {
  const form = useSchemaForm(schema);
  const place = useRef<HTMLElement>(null);
  const { onSubmit, notice } = useSubmission(
    form,
    async ({ oldPassword }) => {
      await changePhone(proven, oldPassword);
      toast.success('Телефон изменён. Остальные сеансы завершены');
      await refreshProfile();
      onChanged();
    },
    updateProfile.names,
  );
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack ref={place} gap={4}>
        <Text as="p" role="status">
          Номер <Text nowrap>{formatPhone(proven.phone)}</Text> подтверждён. Чтобы входить по нему, введите
          пароль от
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
