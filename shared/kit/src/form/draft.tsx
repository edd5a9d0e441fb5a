import { type FormSchema, focus, getInput, setInput } from '@formisch/react';
import { Button } from '@shop/ui/core/button';
import { Notice } from '@shop/ui/parts/notice';
import { useState } from 'react';
import type * as v from 'valibot';
import { type Draft, forgetDraft, keepDraft, readDraft } from './kept-draft.ts';
import { type AnyForm, type SchemaForm, useSchemaForm } from './use-schema-form.ts';

/** What is kept of a form that has not been sent. */
export interface FormDraft {
  /** Something had been typed before, and is in the form again. */
  readonly isRestored: boolean;
  /** Keeps what is typed: `<Form of={form} onChange={draft.keep}>`. */
  keep(): void;
  /** It has been sent. */
  forget(): void;
  /** Goes back to what is saved. */
  drop(): void;
}

/**
 * A form like `useSchemaForm` that loses nothing typed: by user and `key`, over a reload, a closed form and an ended
 * session, until it is sent or dropped. `saved` is what the server has of every field.
 */
export function useDraftForm<S extends FormSchema>(
  schema: S,
  key: string,
  saved: { readonly [name in keyof v.InferInput<S>]: string },
): { form: SchemaForm<S>; draft: FormDraft } {
  const [restored] = useState(() => readDraft(key, saved));
  const [isRestored, setIsRestored] = useState(Object.keys(restored).length > 0);
  const form = useSchemaForm(schema, { ...saved, ...restored } as never);
  const any = form as unknown as AnyForm;
  function forget() {
    forgetDraft(key);
    setIsRestored(false);
  }
  function drop() {
    for (const [name, input] of Object.entries<string>(saved)) setInput(any, { path: [name], input });
    forget();
    // From the button that is gone.
    focus(any, { path: [Object.keys(saved)[0] ?? ''] });
  }
  const keep = () => keepDraft(key, saved, getInput(any) as Draft);
  return { form, draft: { isRestored, keep, forget, drop } };
}

/** Says that the form holds what was typed before, and offers to drop it. */
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
