import { CaptchaNotice, getCaptchaToken } from '@shop/shared/captcha';
import type { CallAnswer } from '@shop/shared/contracts/call';
import { sendFeedback } from '@shop/shared/contracts/feedback';
import type { getProfile } from '@shop/shared/contracts/profile';
import { publish } from '@shop/shared/events';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/shared/form';
import { formatPhone } from '@shop/shared/format/phone';
import { call } from '@shop/shared/http';
import { logFailedCall } from '@shop/shared/microfrontend';
import { Button, Row, Stack, Text, TextField } from '@shop/shared/ui';
import { Notice } from '@shop/shared/ui/notice';
import { PhoneField } from '@shop/shared/ui/phone-field';
import { TextArea } from '@shop/shared/ui/text-area';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { forgetDraft, keepDraft, readDraft } from './feedback-draft.ts';
import { type FeedbackDraft, feedbackSchema } from './feedback-schema.ts';

interface FeedbackFormProps {
  /** The user's id, 0 for a visitor: whose draft it is. */
  readonly ownerId: number;
  readonly profile: CallAnswer<typeof getProfile> | undefined;
  readonly onSent: () => void;
}

/** Full name, phone and message (§3); an invisible captcha runs first. Nothing typed is lost until it is sent. */
export function FeedbackForm({ ownerId, profile, onSent }: FeedbackFormProps) {
  const [typed, setTyped] = useState<FeedbackDraft>(() => readDraft(ownerId) ?? draftOf(profile));
  const form = useSchemaForm(feedbackSchema, typed);
  const isComplete = v.safeParse(feedbackSchema, typed).success;
  const hintId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => focusFirstEmpty(box.current), []);

  const { onSubmit, notice } = useSubmission(form, async (body) => {
    try {
      const captchaToken = await getCaptchaToken();
      await call(sendFeedback, { body: { ...body, captchaToken } });
    } catch (error) {
      logFailedCall('support', 'feedback', error);
      throw error;
    }
    forgetDraft();
    onSent();
    publish('feedback.sent', {});
  });

  function handleChange({ target }: FormEvent<HTMLFormElement> & { target: EventTarget }) {
    const { name, value } = target as HTMLInputElement | HTMLTextAreaElement;
    const draft = { ...typed, [name]: value };
    setTyped(draft);
    keepDraft(ownerId, draft);
  }

  return (
    <Form of={form} onSubmit={onSubmit} onChange={handleChange}>
      <Stack ref={box} gap={4}>
        <FormField of={form} name="name">
          {(field) => <TextField {...field} label="Фамилия, имя и отчество" required autoComplete="name" />}
        </FormField>
        <FormField of={form} name="phone">
          {(field) => <PhoneField {...field} label="Телефон" required />}
        </FormField>
        <FormField of={form} name="message">
          {(field) => <TextArea {...field} label="Сообщение" required minRows={4} />}
        </FormField>
        {notice && (
          <Notice tone="danger" title="Сообщение не отправлено">
            <Text as="p">{notice}</Text>
            <Text as="p">Текст сохранён, его можно отправить ещё раз.</Text>
          </Notice>
        )}
        <Row>
          <Button
            type="submit"
            variant="primary"
            disabled={!isComplete}
            pending={form.isSubmitting}
            aria-describedby={hintId}
          >
            Отправить
          </Button>
          <Text id={hintId} size="s" tone="muted">
            {!isComplete && 'Заполните все поля'}
          </Text>
        </Row>
        <CaptchaNotice />
      </Stack>
    </Form>
  );
}

function draftOf(profile: FeedbackFormProps['profile']): FeedbackDraft {
  if (!profile) return { name: '', phone: '', message: '' };
  const { lastName, name, secondName, phone } = profile;
  return {
    name: [lastName, name, secondName].filter(Boolean).join(' '),
    phone: phone && formatPhone(phone),
    message: '',
  };
}

function focusFirstEmpty(box: HTMLElement | null): void {
  const fields = box?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
  [...fields].find(({ value }) => value === '')?.focus();
}
