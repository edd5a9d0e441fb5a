import { questionText } from '@shop/contracts/catalog/product-questions';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/kit/form';
import { useAttemptKey } from '@shop/kit/page/use-attempt-key';
import { Button, Row, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { TextArea } from '@shop/ui/parts/text-area';
import { type FormEvent, useEffect, useRef } from 'react';
import * as v from 'valibot';

const schema = v.object({ text: questionText });

/** Unsent texts by key; switching to another tab of the page unmounts the form. */
const drafts = new Map<string, string>();

interface QuestionFormProps {
  /** The key of the unsent text: `question-7`. */
  readonly draftKey: string;
  readonly label: string;
  readonly submitLabel: string;
  /** The published text, when it is being edited. */
  readonly initialText?: string;
  /** The user opened the form, so it takes the focus. */
  readonly takesFocus?: boolean;
  readonly send: (text: string, idempotencyKey: string) => Promise<void>;
  readonly onSent: () => void;
  readonly onCancel?: () => void;
}

/** The form of a question or an answer. A retry of the same text after a lost answer publishes it once. */
export function QuestionForm(props: QuestionFormProps) {
  const {
    draftKey,
    label,
    submitLabel,
    initialText = '',
    takesFocus = false,
    send,
    onSent,
    onCancel,
  } = props;
  const form = useSchemaForm(schema, { text: drafts.get(draftKey) ?? initialText });
  const keyOf = useAttemptKey();
  const { onSubmit, notice } = useSubmission(form, async ({ text }) => {
    await send(text, keyOf(text));
    drafts.delete(draftKey);
    onSent();
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  function handleChange({ target }: FormEvent<HTMLFormElement> & { target: EventTarget }) {
    drafts.set(draftKey, (target as HTMLTextAreaElement).value);
  }
  return (
    <Form of={form} onSubmit={onSubmit} onChange={handleChange}>
      <Stack gap={3} ref={box}>
        <FormField of={form} name="text">
          {(field) => <TextArea {...field} label={label} required />}
        </FormField>
        {notice && <Notice tone="danger">{notice}</Notice>}
        <Row>
          <Button type="submit" pending={form.isSubmitting}>
            {submitLabel}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              Отмена
            </Button>
          )}
        </Row>
      </Stack>
    </Form>
  );
}
