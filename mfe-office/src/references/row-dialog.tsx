import type { Reference, ReferenceRow } from '@shop/contracts/office/references';
import { useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { useState } from 'react';
import * as v from 'valibot';
import { parseTexts, SettingFields, textsOf } from '../settings/fields.api.ts';
import { nameOfRow } from './row-words.ts';
import { saveRowWithUndo } from './save-row.mutation.ts';

interface RowDialogProps {
  readonly reference: Reference;
  /** Null for a new row. */
  readonly row: ReferenceRow | null;
  readonly onClose: () => void;
}

/** The form of one row, drawn from what the server says about its fields. */
export function RowDialog({ reference, row, onClose }: RowDialogProps) {
  const { name, fields, blank } = reference;
  // Fields belong to the row that was opened, whatever arrives meanwhile.
  const [saved] = useState(() => textsOf(fields, row?.fields ?? blank));
  const [schema] = useState(() =>
    v.object(Object.fromEntries(Object.keys(saved).map((path) => [path, v.string()]))),
  );
  const { form, draft } = useDraftForm(schema, `reference-${name}-${row?.id ?? 'new'}`, saved);
  const { onSubmit, notice } = useSubmission(form, async (texts) => {
    await saveRowWithUndo(reference, row, parseTexts(fields, texts));
    draft.forget();
    onClose();
  });
  return (
    <FormDialog
      title={row === null ? `${reference.title}: новая строка` : nameOfRow(reference, row.fields)}
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel={row === null ? 'Добавить' : 'Сохранить'}
    >
      <SettingFields form={form} fields={fields} onFilled={draft.keep} />
    </FormDialog>
  );
}
