import { type FormSchema, readTexts, type SchemaForm, setText, useSubmission } from '@shop/kit/form';
import type { FormDraft } from '@shop/kit/form/draft';
import { useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import { isConflict } from '../is-conflict.ts';
import { isSame, type ShownField } from './shown-fields.ts';

/** Something that several people edit: each save raises its version, and names the one it was typed over. */
export interface Versioned {
  readonly version: number;
}

/** The version that editing began with, and another one that somebody has saved meanwhile. */
export function useVersions<T extends Versioned>(latest: T) {
  const [begun, setBegun] = useState(latest);
  const [theirs, setTheirs] = useState<T>();
  return { begun, setBegun, theirs, setTheirs };
}

interface VersionedForm<S extends FormSchema, T extends Versioned> {
  readonly form: SchemaForm<S>;
  readonly draft: FormDraft;
  readonly versions: ReturnType<typeof useVersions<T>>;
  /** The version that the page knows now; an undo or a refetch raises it. */
  readonly latest: T;
  /** The text of every field by its name, as the form begins. */
  readonly textsOf: (of: T) => Readonly<Record<string, string>>;
  /** The same where the texts of fields that nobody has touched follow another field; by default `textsOf`. */
  readonly untouchedTexts?: (of: T) => Readonly<Record<string, string>>;
  /** The fields of the form as people read them; only a change of these is a conflict. */
  readonly fieldsOf: (of: T) => readonly ShownField[];
  /** Saves over the version of `over`, and rejects as the call does. */
  readonly save: (values: v.InferOutput<S>, over: T) => Promise<T>;
  readonly readLatest: () => Promise<T>;
}

/**
 * A form over something that others edit too. Nothing typed is lost: when somebody else has saved, fields that were not
 * touched follow, `versions.theirs` says that the others are to be looked at, and the next save goes over it. A form in
 * which nothing was typed follows the latest version. Use it with `useVersions` and `useDraftForm`.
 */
export function useVersionedForm<S extends FormSchema, T extends Versioned>(options: VersionedForm<S, T>) {
  const { form, draft, latest, textsOf, untouchedTexts = textsOf, fieldsOf, save, readLatest } = options;
  const { begun, setBegun, theirs, setTheirs } = options.versions;
  const base = theirs ?? begun;

  const { onSubmit, notice } = useSubmission(form, async (values) => {
    const saved = await saveOver(values, base);
    if (saved) accept(saved);
  });
  async function saveOver(values: v.InferOutput<S>, over: T): Promise<T | undefined> {
    try {
      return await save(values, over);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const current = await readLatest();
      if (current.version === over.version) throw error;
      if (isSame(fieldsOf(over), fieldsOf(current))) return saveOver(values, current);
      meet(current);
      return undefined;
    }
  }
  function accept(version: T) {
    for (const [name, text] of Object.entries(textsOf(version))) setText(form, name, text);
    draft.forget();
    setBegun(version);
    setTheirs(undefined);
  }
  /** Takes over what was not touched, and shows the rest. */
  function meet(version: T) {
    const [former, typed] = [untouchedTexts(base), readTexts(form)];
    for (const [name, text] of Object.entries(untouchedTexts(version)))
      if (typed[name] === former[name]) setText(form, name, text);
    setTheirs(version);
  }
  const follow = useEffectEvent((version: T) => {
    if (form.isSubmitting) return;
    const typed = readTexts(form);
    if (Object.entries(textsOf(base)).every(([name, text]) => typed[name] === text)) accept(version);
    else if (!isSame(fieldsOf(base), fieldsOf(version))) meet(version);
    else if (theirs) setTheirs(version);
    else setBegun(version);
  });
  useEffect(() => {
    if (latest.version > base.version) follow(latest);
  }, [latest, base]);
  return { onSubmit, notice, accept };
}
