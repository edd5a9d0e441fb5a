import { readTexts, setText, useSubmission } from '@shop/kit/form';
import { type SavedTexts, useDraftForm } from '@shop/kit/form/draft';
import { useAttemptKey } from '@shop/kit/page/use-attempt-key';
import { ApiRefusal } from '@shop/platform/http';
import { useNavigate } from '@shop/platform/router';
import { toast } from '@shop/ui';
import { useRef, useState } from 'react';
import type * as v from 'valibot';
import { publishWithUndo } from '../common/publish-content.mutation.ts';
import type { ContentForms, FormSchema } from './content-forms.ts';

/** The facts of an item besides its texts. */
export interface EditedItem {
  readonly id: number;
  readonly version: number;
  readonly isPublished: boolean;
  readonly updatedBy: string | null;
}

/** The values of the form by field. */
export type Fields = Readonly<Record<string, string>>;

/** The intent of the pressed button: save, save and publish, or overwrite what another has saved meanwhile. */
export type Intent = 'save' | 'publish' | 'overwrite';

/**
 * The form of a content item. Typed text survives a reload, an ended session and a concurrent save, because the draft
 * stores the version that editing began with.
 */
export function useContentForm<S extends FormSchema>(
  { kind, ...forms }: ContentForms<S>,
  item: EditedItem | undefined,
  fields: SavedTexts<S>,
) {
  const saved = textsOf(fields);
  const [known, setKnown] = useState({ version: item?.version ?? 0, fields: saved });
  const { form, draft } = useDraftForm(
    forms.schema,
    `${kind.path}${item?.id ?? 'new'}`,
    Object.assign({}, fields, known.fields),
  );
  const base = Number(readTexts(form).base) || known.version;
  const isOutdated =
    item !== undefined && item.version > base && (base < known.version || !isSame(saved, known.fields));
  const nextIntent = useRef<Intent>('save');
  const keyOf = useAttemptKey();
  const navigate = useNavigate();

  const { onSubmit, notice } = useSubmission(form, send, { date: 'publishedAt' });

  async function send(written: v.InferOutput<S>) {
    const intent = nextIntent.current;
    nextIntent.current = 'save';
    const { id, version } = item ? await save(item, written, intent) : await add(written);
    draft.forget();
    if (item) {
      setText(form, 'base', '');
      setKnown({ version, fields: textsOf(written) });
    } else void navigate(`${kind.path}${id}/`, { replace: true });
    // The item is saved even if publishing fails.
    if (intent === 'publish') return publishWithUndo(kind, id, true);
    toast.success(kind.labels.saved);
    await kind.refresh();
  }

  async function save({ id, version }: EditedItem, written: v.InferOutput<S>, intent: Intent) {
    const seen = isOutdated && intent !== 'overwrite' ? base : Math.max(version, known.version);
    try {
      return await forms.save(id, written, seen);
    } catch (error) {
      // Refetches what was saved meanwhile, which brings up the choice.
      if (error instanceof ApiRefusal && error.code === 'conflict') await kind.refresh();
      throw error;
    }
  }

  /** A repeat after a lost answer does not create another item. */
  function add(written: v.InferOutput<S>) {
    return forms.add(written, keyOf(JSON.stringify(written)));
  }

  function keep() {
    if (isSame(textsOf(readTexts(form)), known.fields)) return draft.forget();
    if (item && !readTexts(form).base) setText(form, 'base', String(known.version));
    draft.keep();
  }

  function fill(texts: Fields, from: string) {
    for (const [name, input] of Object.entries({ ...texts, base: from })) setText(form, name, input);
  }

  /** Replaces the typed values by those saved meanwhile, with an undo. */
  function acceptTheirs() {
    if (!item) return;
    const typedTexts = textsOf(readTexts(form));
    fill(saved, '');
    setKnown({ version: item.version, fields: saved });
    draft.forget();
    toast('Показан их вариант', {
      durationMs: 15_000,
      action: {
        label: 'Вернуть мой',
        onClick: () => {
          fill(typedTexts, String(item.version));
          draft.keep();
        },
      },
    });
  }

  return {
    form,
    draft: { ...draft, keep },
    onSubmit,
    notice,
    isOutdated,
    acceptTheirs,
    /** Sets the intent before the form is submitted. */
    setIntent: (intent: Intent) => () => {
      nextIntent.current = intent;
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
