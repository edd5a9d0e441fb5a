import { CaptchaNotice } from '@shop/shared/captcha';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/shared/form';
import { Button, Row, Stack } from '@shop/shared/ui';
import { Notice } from '@shop/shared/ui/notice';
import { PhoneField } from '@shop/shared/ui/phone-field';
import { maskedPhone } from '@shop/shared/validation/fields';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import type { SentCode } from './phone-change.tsx';
import { sendCode } from './send-code.ts';

const schema = v.object({ phone: maskedPhone });

interface PhoneNumberFormProps {
  readonly initial: string;
  readonly onSent: (sent: SentCode) => void;
  readonly onCancel: () => void;
}

export function PhoneNumberForm({ initial, onSent, onCancel }: PhoneNumberFormProps) {
  const form = useSchemaForm(schema, { phone: initial });
  const { onSubmit, notice } = useSubmission(form, async ({ phone }) => onSent(await sendCode(phone)));
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack ref={box} gap={4}>
        <FormField of={form} name="phone">
          {(field) => (
            <PhoneField {...field} label="Новый телефон" required hint="Пришлём на него код из 4 цифр" />
          )}
        </FormField>
        {notice && <Notice tone="danger">{notice}</Notice>}
        <Row>
          <Button type="submit" pending={form.isSubmitting}>
            Получить код
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Отмена
          </Button>
        </Row>
        <CaptchaNotice />
      </Stack>
    </Form>
  );
}
