import { questionText } from '@shop/contracts/catalog/product-questions';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/kit/form';
import { useAttemptKey } from '@shop/kit/page/use-attempt-key';
import { Button, Row, Stack } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { TextArea } from '@shop/ui/parts/text-area';
import { type FormEvent, useEffect, useRef } from 'react';
import * as v from 'valibot';

const schema = v.object({ text: questionText });

/** What was typed and not sent, by what it belongs to: another tab of the page takes the form away. */
const drafts = new Map<string, string>();

interface QuestionFormProps {
  /** What the text belongs to: `question-7`. */
  readonly draftOf: string;
  readonly label: string;
  readonly submitLabel: string;
  /** The text to mend, if there is one. */
  readonly known?: string;
  /** The form has been asked for: typing goes on in it. */
  readonly takesFocus?: boolean;
  readonly send: (text: string, idempotencyKey: string) => Promise<void>;
  readonly onSent: () => void;
  readonly onCancel?: () => void;
}

/** A question or an answer to it. A repeat of the same text after a lost answer says it once. */
export function QuestionForm(props: QuestionFormProps) {
  const { draftOf, label, submitLabel, known = '', takesFocus = false, send, onSent, onCancel } = props;
  const form = useSchemaForm(schema, { text: drafts.get(draftOf) ?? known });
  const keyOf = useAttemptKey();
  const { onSubmit, notice } = useSubmission(form, async ({ text }) => {
    await send(text, keyOf(text));
    drafts.delete(draftOf);
    onSent();
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  function handleChange({ target }: FormEvent<HTMLFormElement> & { target: EventTarget }) {
    drafts.set(draftOf, (target as HTMLTextAreaElement).value);
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
