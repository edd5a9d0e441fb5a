import { Form, type FormSchema } from '@formisch/react';
import { Stack } from '@shop/ui/core/layout';
import { Modal } from '@shop/ui/core/modal';
import { DialogButtons } from '@shop/ui/parts/dialog-buttons';
import { Notice } from '@shop/ui/parts/notice';
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import { DraftNote, type FormDraft } from './draft.tsx';
import type { SchemaForm } from './use-schema-form.ts';

interface DraftDialogProps<S extends FormSchema> {
  readonly title: string;
  /** Form and draft as `useDraftForm` makes them, the next two as `useSubmission` does. */
  readonly form: SchemaForm<S>;
  readonly draft: FormDraft;
  readonly onSubmit: (values: v.InferOutput<S>) => Promise<void>;
  readonly notice: string | undefined;
  readonly submitLabel: string;
  readonly onClose: () => void;
  /** Above the form: what it is for. */
  readonly lead?: ReactNode;
  /** Called along with keeping the draft. */
  readonly onChange?: () => void;
  readonly children: ReactNode;
}

/** A dialog with one form, whose draft outlives everything but «Отмена» and being sent. */
export function DraftDialog<S extends FormSchema>(props: DraftDialogProps<S>) {
  const { title, form, draft, onSubmit, notice, submitLabel, onClose, lead, onChange, children } = props;
  function handleChange() {
    onChange?.();
    draft.keep();
  }
  function handleCancel() {
    draft.forget();
    onClose();
  }
  return (
    <Modal isOpen onClose={onClose} title={title} locked={form.isSubmitting}>
      <Form of={form} onSubmit={onSubmit} onChange={handleChange}>
        <Stack gap={4}>
          {lead}
          <DraftNote draft={draft} />
          {children}
          {notice && <Notice tone="danger">{notice}</Notice>}
          <DialogButtons submitLabel={submitLabel} isPending={form.isSubmitting} onCancel={handleCancel} />
        </Stack>
      </Form>
    </Modal>
  );
}
