import { phone as phoneSchema } from '@shop/domain/validation/fields';
import { FormField, type FormWith, setInput } from '@shop/kit/form';
import { useMutation } from '@shop/platform/query';
import { Button } from '@shop/ui/core/button';
import { Row, Stack } from '@shop/ui/core/layout';
import { Text } from '@shop/ui/core/text';
import { SuccessIcon } from '@shop/ui/parts/icons';
import { Notice } from '@shop/ui/parts/notice';
import { PhoneField } from '@shop/ui/parts/phone-field';
import { type Ref, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { checkCode } from '../sms-code/check-code.mutation.ts';
import { CodeEntry } from '../sms-code/code-entry.tsx';
import { smsErrorMessage } from '../sms-code/sms-error-message.ts';
import { useSmsCode } from '../sms-code/use-sms-code.ts';

interface PhoneConfirmationProps {
  readonly form: FormWith<'phone' | 'checkWord'>;
  readonly phone: string;
  readonly isConfirmed: boolean;
}

/** The phone of a registration, confirmed by the code of a text message: `checkWord` is the verification token. */
export function PhoneConfirmation({ form, phone, isConfirmed }: PhoneConfirmationProps) {
  const { sent, send, forget } = useSmsCode('registration');
  const [isAsked, setIsAsked] = useState(false);
  const asking = useMutation({ mutationFn: send });
  const typed = v.safeParse(phoneSchema, phone);
  const confirmed = useRef<HTMLElement>(null);
  const wasEntering = useRef(false);
  useEffect(() => {
    // The field of the code has disappeared together with the focus.
    if (isConfirmed && wasEntering.current) confirmed.current?.focus();
    wasEntering.current = sent !== undefined;
  }, [isConfirmed, sent]);

  function handleAsk() {
    setIsAsked(true);
    if (typed.success) asking.mutate(typed.output);
  }
  async function confirm(code: string) {
    const checkWord = await checkCode({ phone: sent?.phone ?? '', code, purpose: 'registration' });
    setInput(form, { path: ['checkWord'], input: checkWord });
    forget();
  }
  function handleChangePhone() {
    setInput(form, { path: ['checkWord'], input: '' });
    forget();
  }

  if (sent)
    return (
      <CodeEntry
        sent={sent}
        confirmLabel="Подтвердить номер"
        isPrimary={false}
        confirm={confirm}
        resend={() => send(sent.phone)}
        onChangePhone={handleChangePhone}
      />
    );
  return (
    <Stack gap={3}>
      <FormField of={form} name="checkWord">
        {(proof) => (
          <>
            <FormField of={form} name="phone">
              {(field) => (
                <PhoneField
                  {...field}
                  label="Телефон"
                  size="l"
                  required
                  readOnly={isConfirmed}
                  error={field.error ?? (isAsked ? typed.issues?.[0].message : undefined) ?? proof.error}
                />
              )}
            </FormField>
            {asking.error && <Notice tone="danger">{smsErrorMessage(asking.error)}</Notice>}
            {isConfirmed ? (
              <Row gap={2} justify="between">
                <Row gap={2} role="status" ref={confirmed} tabIndex={-1}>
                  <Text tone="success">
                    <SuccessIcon />
                  </Text>
                  <Text tone="success">Номер подтверждён</Text>
                </Row>
                <Button variant="quiet" onClick={handleChangePhone}>
                  Изменить номер
                </Button>
              </Row>
            ) : (
              <Row>
                <Button
                  // Formisch only focuses the element, which a button can do as well as its typed fields.
                  ref={proof.ref as unknown as Ref<HTMLButtonElement>}
                  pending={asking.isPending}
                  onClick={handleAsk}
                >
                  Получить код
                </Button>
              </Row>
            )}
          </>
        )}
      </FormField>
    </Stack>
  );
}
