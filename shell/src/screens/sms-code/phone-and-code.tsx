import { phone } from '@shop/domain/validation/fields';
import { CaptchaNotice } from '@shop/kit/captcha';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/kit/form';
import { Button } from '@shop/ui/core/button';
import { Row, Stack } from '@shop/ui/core/layout';
import { Notice } from '@shop/ui/parts/notice';
import { PhoneField } from '@shop/ui/parts/phone-field';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { CodeEntry } from './code-entry.tsx';
import type { SmsPurpose } from './sent-code-storage.ts';
import { useSmsCode } from './use-sms-code.ts';

interface PhoneAndCodeProps {
  readonly purpose: SmsPurpose;
  readonly confirmLabel: string;
  /** Submits the code that the visitor has typed; an error that it throws is shown. */
  readonly confirm: (proof: { readonly phone: string; readonly code: string }) => Promise<void>;
  /** The initial phone number; eleven digits. */
  readonly initialPhone?: string;
  /** The label of the phone field. */
  readonly label?: string;
  /** Set inside a panel that can be cancelled: the controls are smaller and the first field gets the focus. */
  readonly onCancel?: () => void;
}

/** Asks for a phone number and then for the code sent to it. */
export function PhoneAndCode(props: PhoneAndCodeProps) {
  const { purpose, initialPhone = '', confirmLabel, confirm, label, onCancel } = props;
  const { sent, send, forget, used } = useSmsCode(purpose);
  const [typed, setTyped] = useState(initialPhone);
  if (!sent)
    return (
      <PhoneStep
        initial={typed}
        label={label}
        onCancel={onCancel}
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
      isPrimary={!onCancel}
      isCompact={Boolean(onCancel)}
      confirm={async (code) => {
        await confirm({ phone: sent.phone, code });
        used();
      }}
      resend={() => send(sent.phone)}
      onChangePhone={forget}
    />
  );
}

const schema = v.object({ phone });

interface PhoneStepProps extends Pick<PhoneAndCodeProps, 'label' | 'onCancel'> {
  readonly initial: string;
  readonly onPhone: (digits: string) => Promise<void>;
}

function PhoneStep({ initial, label = 'Телефон', onPhone, onCancel }: PhoneStepProps) {
  const form = useSchemaForm(schema, { phone: initial });
  const { onSubmit, notice } = useSubmission(form, ({ phone: digits }) => onPhone(digits));
  const place = useRef<HTMLElement>(null);
  const isCompact = onCancel !== undefined;
  useEffect(() => {
    if (isCompact) place.current?.querySelector('input')?.focus();
  }, [isCompact]);
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack ref={place} gap={isCompact ? 4 : 5}>
        {notice && <Notice tone="danger">{notice}</Notice>}
        <FormField of={form} name="phone">
          {(field) => <PhoneField {...field} label={label} size={isCompact ? 'm' : 'l'} required />}
        </FormField>
        {isCompact ? (
          <Row>
            <Button type="submit" pending={form.isSubmitting}>
              Получить код
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              Отмена
            </Button>
          </Row>
        ) : (
          <Button type="submit" variant="primary" size="l" full pending={form.isSubmitting}>
            Получить код
          </Button>
        )}
        <CaptchaNotice />
      </Stack>
    </Form>
  );
}
