import { Form, type FormSchema } from '@formisch/react';
import { Stack } from '@shop/ui/core/layout';
import { Modal, type ModalSize } from '@shop/ui/core/modal';
import { DialogButtons } from '@shop/ui/parts/dialog-buttons';
import { Notice } from '@shop/ui/parts/notice';
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import { DraftNote, type FormDraft } from './draft.tsx';
import type { SchemaForm } from './use-schema-form.ts';

interface FormDialogProps<S extends FormSchema> {
  readonly title: string;
  readonly size?: ModalSize;
  /** `useDraftForm` makes the form and the draft, `useSubmission` the next two. */
  readonly form: SchemaForm<S>;
  /** Without one, closing the dialog loses what was typed. */
  readonly draft?: FormDraft;
  readonly onSubmit: (values: v.InferOutput<S>) => Promise<void>;
  readonly notice: string | undefined;
  readonly submitLabel: string;
  readonly onClose: () => void;
  /** Stands above the form and explains it. */
  readonly lead?: ReactNode;
  /** Called on every input, before the draft is saved. */
  readonly onChange?: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog with one form. Its draft survives a reload, a closed dialog and an ended session; «Отмена» and a submission
 * delete it. The dialog cannot be closed while the form is being sent.
 */
export function FormDialog<S extends FormSchema>(props: FormDialogProps<S>) {
  const { title, size, form, draft, onSubmit, notice, submitLabel, onClose, lead, onChange, children } =
    props;
  function handleChange() {
    onChange?.();
    draft?.keep();
  }
  function handleCancel() {
    draft?.forget();
    onClose();
  }
  return (
    <Modal isOpen onClose={onClose} title={title} size={size} locked={form.isSubmitting}>
      <Form of={form} onSubmit={onSubmit} onChange={handleChange}>
        <Stack gap={4}>
          {lead}
          {draft && <DraftNote draft={draft} />}
          {children}
          {notice && <Notice tone="danger">{notice}</Notice>}
          <DialogButtons submitLabel={submitLabel} isPending={form.isSubmitting} onCancel={handleCancel} />
        </Stack>
      </Form>
    </Modal>
  );
}
