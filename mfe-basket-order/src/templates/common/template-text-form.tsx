import { optionalText, requiredText } from '@shop/domain/validation/fields';
import { Form, FormField, useSchemaForm, useSubmission } from '@shop/kit/form';
import { Button, Row, Stack, TextField } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { TextArea } from '@shop/ui/parts/text-area';
import type { ReactNode } from 'react';
import * as v from 'valibot';

const schema = v.object({ name: requiredText(150), description: optionalText(1000) });
export type TemplateText = v.InferOutput<typeof schema>;

interface TemplateTextFormProps {
  readonly initial?: TemplateText;
  readonly submitLabel: string;
  /** An error that it throws is shown at the field it names, or above the buttons. */
  readonly send: (text: TemplateText) => Promise<void>;
  readonly onCancel: () => void;
  /** More choices, below the fields. */
  readonly children?: ReactNode;
}

/** Name and description of a template. */
export function TemplateTextForm({ initial, submitLabel, send, onCancel, children }: TemplateTextFormProps) {
  const form = useSchemaForm(schema, initial ?? { name: '', description: '' });
  const { onSubmit, notice } = useSubmission(form, send);
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack gap={4}>
        <FormField of={form} name="name">
          {(field) => <TextField {...field} label="Название" required autoComplete="off" data-autofocus />}
        </FormField>
        <FormField of={form} name="description">
          {(field) => (
            <TextArea {...field} label="Описание" hint="Необязательно: для чего и кому этот набор" />
          )}
        </FormField>
        {children}
        {notice && <Notice tone="danger">{notice}</Notice>}
        <Row gap={2}>
          <Button type="submit" variant="primary" pending={form.isSubmitting}>
            {submitLabel}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Отмена
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
