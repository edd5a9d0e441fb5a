import { formatPhone } from '@shop/domain/format/phone';
import { typedSmsCode } from '@shop/domain/validation/fields';
import { FormField, handleSubmit, useSchemaForm, useSubmission } from '@shop/kit/form';
import { useMutation } from '@shop/platform/query';
import { Button } from '@shop/ui/core/button';
import { Row, Stack } from '@shop/ui/core/layout';
import { Text } from '@shop/ui/core/text';
import { CodeField } from '@shop/ui/parts/code-field';
import { Notice } from '@shop/ui/parts/notice';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { ResendButton } from './resend-button.tsx';
import { smsErrorMessage } from './sms-error-message.ts';
import type { SentCode } from './use-sms-code.ts';

interface CodeEntryProps {
  readonly sent: SentCode;
  readonly confirmLabel: string;
  /** Submits the code; an error that it throws is shown. */
  readonly confirm: (code: string) => Promise<void>;
  readonly resend: () => Promise<void>;
  readonly onChangePhone: () => void;
  /** False inside a form with a primary button of its own. */
  readonly isPrimary?: boolean;
  /** Set where the form is only one part of a page. */
  readonly isCompact?: boolean;
}

const schema = v.object({ code: typedSmsCode });

/**
 * Entry of the code of a text message, which submits itself with the last digit. It is not a form element, because
 * registration renders it inside one.
 */
export function CodeEntry(props: CodeEntryProps) {
  const { sent, confirmLabel, isPrimary = true, isCompact = false, confirm, resend, onChangePhone } = props;
  const size = isCompact ? 'm' : 'l';
  const place = useRef<HTMLDivElement>(null);
  const form = useSchemaForm(schema);
  const { onSubmit, notice } = useSubmission(form, ({ code }) => confirm(code));
  const again = useMutation({ mutationFn: resend });
  const send = handleSubmit(form, onSubmit) as () => Promise<void>;
  const trouble = again.error ? smsErrorMessage(again.error) : notice;

  useEffect(() => focusCode(place.current), []);
  useEffect(() => {
    if (notice) focusCode(place.current);
  }, [notice]);

  return (
    <Stack gap={4} ref={place} role="group" aria-label="Код из SMS">
      <Text as="p" role="status">
        Отправили код на <Text nowrap>{formatPhone(sent.phone)}</Text>. Если номер указан верно, SMS придёт в
        течение минуты.
      </Text>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <FormField of={form} name="code">
        {(field) => (
          <CodeField
            {...field}
            label="Код из SMS"
            size={size}
            required
            onComplete={() => void send()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void send();
            }}
          />
        )}
      </FormField>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        size={size}
        full={!isCompact}
        pending={form.isSubmitting}
        onClick={() => void send()}
      >
        {confirmLabel}
      </Button>
      <Row gap={2} justify="between">
        <ResendButton fromMs={sent.resendAtMs} pending={again.isPending} onResend={() => again.mutate()} />
        <Button variant="quiet" onClick={onChangePhone}>
          Изменить номер
        </Button>
      </Row>
    </Stack>
  );
}

/** Selects a refused code, so typing replaces it. */
function focusCode(place: HTMLElement | null): void {
  const input = place?.querySelector('input');
  input?.focus();
  input?.select();
}
