import { Form, useSchemaForm, useSubmission } from '@shop/kit/form';
import { Stack } from '@shop/ui';
import { DialogButtons } from '@shop/ui/parts/dialog-buttons';
import { Notice } from '@shop/ui/parts/notice';
import type * as v from 'valibot';
import { TemplateTextFields, templateText } from '../../common/templates/template-text-fields.tsx';

type TemplateText = v.InferOutput<typeof templateText>;

interface TemplateTextFormProps {
  readonly initial: TemplateText;
  /** An error that it throws is shown at the field it names, or above the buttons. */
  readonly send: (text: TemplateText) => Promise<void>;
  readonly onCancel: () => void;
}

/** Name and description of a template, edited on its own page. */
export function TemplateTextForm({ initial, send, onCancel }: TemplateTextFormProps) {
  const form = useSchemaForm(templateText, initial);
  const { onSubmit, notice } = useSubmission(form, send);
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Stack gap={4}>
        <TemplateTextFields form={form} />
        {notice && <Notice tone="danger">{notice}</Notice>}
        <DialogButtons submitLabel="Сохранить" isPending={form.isSubmitting} onCancel={onCancel} />
      </Stack>
    </Form>
  );
}
