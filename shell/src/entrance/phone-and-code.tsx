import { Form, FormField, useSchemaForm, useSubmission } from '@shop/shared/form';
import { Button } from '@shop/shared/ui/button';
import { Stack } from '@shop/shared/ui/layout';
import { Notice } from '@shop/shared/ui/notice';
import { PhoneField } from '@shop/shared/ui/phone-field';
import { phone } from '@shop/shared/validation/fields';
import { useState } from 'react';
import * as v from 'valibot';
import { CodeEntry } from './code-entry.tsx';
import { type SmsPurpose, useSmsCode } from './use-sms-code.ts';

interface PhoneAndCodeProps {
  readonly purpose: SmsPurpose;
  readonly confirmLabel: string;
  /** Goes on with a code that the visitor has typed; what it throws is told. */
  readonly confirm: (proof: { readonly phone: string; readonly code: string }) => Promise<void>;
}

/** A phone, and then the code that is sent to it. */
export function PhoneAndCode({ purpose, confirmLabel, confirm }: PhoneAndCodeProps) {
  const { sent, send, forget } = useSmsCode(purpose);
  const [typed, setTyped] = useState('');
  if (!sent)
    return (
      <PhoneStep
        initial={typed}
        onPhone={async (digits) => {
          setTyped(digits);
          await send(digits);
        }}
      />
    );
  return (
    <CodeEntry
      sent={sent}
      confirmLabel={confirmLabel}
      confirm={(code) => confirm({ phone: sent.phone, code })}
      resend={() => send(sent.phone)}
      onChangePhone={forget}
    />
  );
}

const schema = v.object({ phone });

function PhoneStep({ initial, onPhone }: { initial: string; onPhone: (digits: string) => Promise<void> }) {
  const form = useSchemaForm(schema, { phone: initial });
  const { onSubmit, notice } = useSubmission(form, ({ phone: digits }) => onPhone(digits));
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack gap={5}>
        {notice && <Notice tone="danger">{notice}</Notice>}
        <FormField of={form} name="phone">
          {(field) => <PhoneField {...field} label="Телефон" size="l" required />}
        </FormField>
        <Button type="submit" variant="primary" size="l" full pending={form.isSubmitting}>
          Получить код
        </Button>
      </Stack>
    </Form>
  );
}
