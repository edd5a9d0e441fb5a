import { isRequiredConsent } from '@shop/contracts/account/consents';
import { CONSENT_TEXT_MAX, type OfficeConsent, publishConsentText } from '@shop/contracts/office/consents';
import { Form, FormField, readTexts, useSubmission } from '@shop/kit/form';
import { DraftNote, useDraftForm } from '@shop/kit/form/draft';
import { Button, Row, Stack, Text } from '@shop/ui';
import { Disclosure } from '@shop/ui/parts/disclosure';
import { Notice } from '@shop/ui/parts/notice';
import { TextArea } from '@shop/ui/parts/text-area';
import { useState } from 'react';
import styled from 'styled-components';
import * as v from 'valibot';
import { publishConsent } from './publish-consent.mutation.ts';

const schema = v.object({ text: publishConsentText.body!.entries.text });

interface ConsentFormProps {
  readonly consent: OfficeConsent;
  readonly onClose: () => void;
}

/** Writes the next version; what was typed survives a reload, and a version that somebody else has published meanwhile. */
export function ConsentForm({ consent, onClose }: ConsentFormProps) {
  const { kind, current, draft: sample } = consent;
  const [saved] = useState({ text: current?.text ?? sample ?? '' });
  const { form, draft } = useDraftForm(schema, `consent-${kind}`, saved);
  const { onSubmit, notice } = useSubmission(form, async ({ text }) => {
    await publishConsent(consent, text);
    draft.forget();
    onClose();
  });
  const text = readTexts(form).text ?? '';
  return (
    <Form of={form} onSubmit={onSubmit} onChange={draft.keep}>
      <Stack gap={4}>
        <DraftNote draft={draft} />
        <FormField of={form} name="text">
          {(field) => (
            <TextArea
              {...field}
              label="Текст новой версии"
              rows={16}
              required
              maxLength={CONSENT_TEXT_MAX}
              hint="Без разметки: человек увидит текст таким, как он здесь. Покажите его юристу"
            />
          )}
        </FormField>
        <Disclosure summary="Как увидит покупатель">
          <Preview>{text}</Preview>
        </Disclosure>
        {notice && <Notice tone="danger">{notice}</Notice>}
        <Text as="p" tone="muted">
          {isRequiredConsent(kind)
            ? 'После публикации каждого покупателя спросят о\u00a0согласии заново. Опубликованную версию изменить нельзя, только выпустить следующую.'
            : 'Прежние согласия остаются в\u00a0силе. Опубликованную версию изменить нельзя, только выпустить следующую.'}
        </Text>
        <Row gap={2}>
          <Button type="submit" variant="primary" pending={form.isSubmitting}>
            Опубликовать версию {(current?.version ?? 0) + 1}
          </Button>
          <Button
            variant="quiet"
            disabled={form.isSubmitting}
            onClick={() => {
              draft.forget();
              onClose();
            }}
          >
            Отмена
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

const Preview = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
