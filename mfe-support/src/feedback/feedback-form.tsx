import { isRequiredConsent, NO_CONSENT_REFUSALS } from '@shop/contracts/account/consents';
import type { getProfile } from '@shop/contracts/account/profile';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { formatPhone } from '@shop/domain/format/phone';
import { CaptchaNotice } from '@shop/kit/captcha';
import { ConsentBoxes, consentTextsQuery, useTicked } from '@shop/kit/consents';
import { Form, FormField, getInput, useSubmission } from '@shop/kit/form';
import { DraftNote, useDraftForm } from '@shop/kit/form/draft';
import { publish } from '@shop/platform/events';
import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { Button, Row, Stack, Text, TextField, toast } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { PhoneField } from '@shop/ui/parts/phone-field';
import { TextArea } from '@shop/ui/parts/text-area';
import { useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { type FeedbackDraft, feedbackSchema } from './feedback-schema.ts';
import { sendMessage } from './send-feedback.mutation.ts';

interface FeedbackFormProps {
  readonly profile: CallAnswer<typeof getProfile> | undefined;
  /** Whether nobody has asked the person for the shop's consents yet. */
  readonly asksConsents: boolean;
  readonly onSent: () => void;
}

/**
 * The feedback form (§3): full name, phone and message, with an invisible captcha. The draft survives until it is
 * sent.
 */
export function FeedbackForm({ profile, asksConsents, onSent }: FeedbackFormProps) {
  const [known] = useState(() => knownOf(profile));
  const { form, draft } = useDraftForm(feedbackSchema, 'feedback', known);
  const texts = useQuery({ ...consentTextsQuery(), enabled: asksConsents }).data?.items ?? [];
  const required = asksConsents ? texts.filter(({ kind }) => isRequiredConsent(kind)) : [];
  const { boxes, isMissing, agreed } = useTicked(required, NO_CONSENT_REFUSALS.feedback);
  const isFilled = v.safeParse(feedbackSchema, getInput(form)).success;
  const isComplete = isFilled && !isMissing;
  const hintId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => focusFirstEmpty(box.current), []);
  const isShown = useIsShown();

  const { onSubmit, notice } = useSubmission(form, async (message) => {
    try {
      await sendMessage(message, agreed);
    } catch (error) {
      if (!isShown.current) toast.danger(`Сообщение не\u00a0отправлено, текст сохранён. ${messageOf(error)}`);
      throw error;
    }
    draft.forget();
    if (!isShown.current) return void toast.success('Сообщение отправлено');
    onSent();
    publish('feedback.sent', {});
  });

  return (
    <Form of={form} onSubmit={onSubmit} onChange={draft.keep}>
      <Stack ref={box} gap={4}>
        <DraftNote draft={draft} />
        <FormField of={form} name="name">
          {(field) => <TextField {...field} label="Фамилия, имя и отчество" required autoComplete="name" />}
        </FormField>
        <FormField of={form} name="phone">
          {(field) => <PhoneField {...field} label="Телефон" required />}
        </FormField>
        <FormField of={form} name="message">
          {(field) => <TextArea {...field} label="Сообщение" required minRows={4} />}
        </FormField>
        {boxes.texts.length > 0 && <ConsentBoxes {...boxes} />}
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
            {isFilled ? isMissing && 'Отметьте согласие' : 'Заполните все поля'}
          </Text>
        </Row>
        <CaptchaNotice />
      </Stack>
    </Form>
  );
}

/** If the modal is closed while sending, the outcome is reported by a toast. */
function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** Initial values from the profile. */
function knownOf(profile: FeedbackFormProps['profile']): FeedbackDraft {
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
