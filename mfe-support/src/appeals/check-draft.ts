import { addAppeal } from '@shop/shared/contracts/appeals';
import { REQUIRED } from '@shop/shared/validation/messages';
import * as v from 'valibot';
import type { AppealDraft } from './use-appeal-draft.ts';

export type DraftErrors = { readonly [field in keyof AppealDraft]?: string | undefined };

/** Parses what was typed by the call's own schema: the body to send, or what is wrong with which field. */
export function checkDraft(draft: AppealDraft) {
  if (!addAppeal.body) throw new TypeError('addAppeal has no body');
  const parsed = v.safeParse(addAppeal.body, {
    typeId: draft.type,
    subject: draft.subject,
    message: draft.message,
  });
  if (parsed.success) return { body: parsed.output, errors: {} as DraftErrors };
  const { nested = {} } = v.flatten<typeof addAppeal.body>(parsed.issues);
  const errors: DraftErrors = {
    type: nested.typeId && REQUIRED,
    subject: nested.subject?.[0],
    message: nested.message?.[0],
  };
  return { body: undefined, errors };
}
