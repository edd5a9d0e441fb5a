import { type AnyForm, getInput, type SchemaForm, setInput, useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { useAttemptKey } from '@shop/kit/page/use-attempt-key';
import { ApiRefusal } from '@shop/platform/http';
import { useNavigate } from '@shop/platform/router';
import { toast } from '@shop/ui';
import { useRef, useState } from 'react';
import type * as v from 'valibot';
import { publishWithUndo } from '../common/content-acts.ts';
import type { ContentForms, FormSchema } from './content-forms.ts';

/** What is known of an item beside its texts. */
export interface EditedItem {
  readonly id: number;
  readonly version: number;
  readonly isPublished: boolean;
  readonly updatedBy: string | null;
}

/** The texts of an item by field, as they are typed. */
export type Fields = Readonly<Record<string, string>>;

/** What comes of pressing a button: it is saved, published too, or saved over what another has saved meanwhile. */
export type Next = 'save' | 'publish' | 'overwrite';

/**
 * The form of an item, or of a new one. Nothing typed is lost until it is saved: not with the page, not with the session,
 * and not to somebody who saves the same item meanwhile, for what is typed keeps the version that it began with.
 */
export function useContentForm<S extends FormSchema>(
  { kind, ...forms }: ContentForms<S>,
  item: EditedItem | undefined,
  fields: Fields,
) {
  const [known, setKnown] = useState({ version: item?.version ?? 0, fields });
  const { form, draft } = useDraftForm(forms.schema, `${kind.path}${item?.id ?? 'new'}`, {
    ...known.fields,
    base: '',
  } as never);
  const any = form as unknown as AnyForm;
  const base = Number(getInput(any).base) || known.version;
  const isBehind =
    item !== undefined && item.version > base && (base < known.version || !isSame(fields, known.fields));
  const next = useRef<Next>('save');
  const keyOf = useAttemptKey();
  const navigate = useNavigate();

  const { onSubmit, notice } = useSubmission(form as SchemaForm<S>, send, { date: 'publishedAt' });

  async function send(written: v.InferOutput<S>) {
    const wanted = next.current;
    next.current = 'save';
    const { id, version } = item ? await save(item, written, wanted) : await add(written);
    draft.forget();
    if (item) {
      setInput(any, { path: ['base'], input: '' });
      setKnown({ version, fields: textsOf(written as object) });
    } else void navigate(`${kind.path}${id}/`, { replace: true });
    // Saved it is, whatever becomes of the rest.
    if (wanted === 'publish') return publishWithUndo(kind, id, true);
    toast.success(kind.words.saved);
    await kind.reread();
  }

  async function save({ id, version }: EditedItem, written: v.InferOutput<S>, wanted: Next) {
    const seen = isBehind && wanted !== 'overwrite' ? base : Math.max(version, known.version);
    try {
      return await forms.save(id, written, seen);
    } catch (error) {
      // What they have saved comes, and with it the choice.
      if (error instanceof ApiRefusal && error.code === 'conflict') await kind.reread();
      throw error;
    }
  }

  /** A repeat after a lost answer drafts none anew. */
  function add(written: v.InferOutput<S>) {
    return forms.add(written, keyOf(JSON.stringify(written)));
  }

  function keep() {
    if (isSame(textsOf(getInput(any)), known.fields)) return draft.forget();
    if (item && !getInput(any).base) setInput(any, { path: ['base'], input: String(known.version) });
    draft.keep();
  }

  function fill(texts: Fields, from: string) {
    for (const [name, input] of Object.entries({ ...texts, base: from }))
      setInput(any, { path: [name], input });
  }

  /** Takes what the other has saved in the place of what is typed, which can be had back. */
  function takeTheirs() {
    if (!item) return;
    const mine = textsOf(getInput(any));
    fill(fields, '');
    setKnown({ version: item.version, fields });
    draft.forget();
    toast('Показан их вариант', {
      durationMs: 15_000,
      action: {
        label: 'Вернуть мой',
        onClick: () => {
          fill(mine, String(item.version));
          draft.keep();
        },
      },
    });
  }

  return {
    form: form as SchemaForm<S>,
    draft: { ...draft, keep },
    onSubmit,
    notice,
    isBehind,
    takeTheirs,
    /** What the form is sent for, before it is. */
    mean: (wanted: Next) => () => {
      next.current = wanted;
    },
  };
}

function textsOf(typed: object): Fields {
  const { base: _, ...texts } = typed as Record<string, string>;
  return texts;
}

function isSame(one: Fields, other: Fields): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
