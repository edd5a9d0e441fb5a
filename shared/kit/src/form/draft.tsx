import type { FormConfig, FormSchema } from '@formisch/react';
import { Button } from '@shop/ui/core/button';
import { Notice } from '@shop/ui/parts/notice';
import { useState } from 'react';
import type * as v from 'valibot';
import { deleteDraft, readDraft, saveDraft } from './draft-storage.ts';
import { focusField, readTexts, setText } from './field-text.ts';
import { type SchemaForm, useSchemaForm } from './use-schema-form.ts';

/** The unsent input of a form. */
export interface FormDraft {
  /** Something had been typed before and is in the form again. */
  readonly isRestored: boolean;
  /** Saves what is typed: `<Form of={form} onChange={draft.keep}>`. */
  keep(): void;
  /** Deletes the draft once the form is sent or cancelled. */
  forget(): void;
  /** Deletes the draft and puts the saved fields back into the form. */
  drop(): void;
}

/** The saved text of every field of a form. */
export type SavedTexts<S extends FormSchema> = {
  readonly [name in keyof v.InferInput<S>]: string;
} & NonNullable<FormConfig<S>['initialInput']>;

/**
 * Makes a form like `useSchemaForm` that loses nothing typed: it keeps a draft by user and `key` over a reload, a closed
 * form and an ended session until it is sent or dropped. `saved` is what the server has in every field.
 */
export function useDraftForm<S extends FormSchema>(
  schema: S,
  key: string,
  saved: SavedTexts<S>,
): { form: SchemaForm<S>; draft: FormDraft } {
  const [restored] = useState(() => readDraft(key, saved));
  const [isRestored, setIsRestored] = useState(Object.keys(restored).length > 0);
  const form = useSchemaForm(schema, Object.assign({}, saved, restored));
  function forget() {
    deleteDraft(key);
    setIsRestored(false);
  }
  function drop() {
    for (const [name, text] of Object.entries<string>(saved)) setText(form, name, text);
    forget();
    // The pressed button disappears and would take the focus with it.
    focusField(form, Object.keys(saved)[0] ?? '');
  }
  const keep = () => saveDraft(key, saved, readTexts(form));
  return { form, draft: { isRestored, keep, forget, drop } };
}

/** Tells that the form holds a restored draft and offers to drop it. */
export function DraftNote({ draft }: { draft: FormDraft }) {
  if (!draft.isRestored) return null;
  return (
    <Notice
      action={
        <Button size="s" onClick={draft.drop}>
          Не восстанавливать
        </Button>
      }
    >
      Восстановлены несохранённые изменения
    </Notice>
  );
}
