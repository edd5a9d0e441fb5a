import { persisted } from '@shop/platform/storage';
import * as v from 'valibot';

/** The typed texts by the name of their field. */
export type Draft = Readonly<Record<string, string>>;

/** The fields of a form that were typed and not sent; never passwords, codes and tokens. */
const stored = persisted(v.record(v.string(), v.string()), 'shop.draft.{form}.{user}', 'tab');
const secret = /password|confirmation|code|word|token/i;

/** Returns what the user typed into a form and did not send, without fields that equal the saved ones. */
export function readDraft(key: string, saved: Draft): Draft {
  return changedFrom(saved, stored.read({ form: key }) ?? {});
}

/** Persists what differs from the saved fields in the tab's storage, which survives a reload and an ended session. */
export function saveDraft(key: string, saved: Draft, typed: Draft): void {
  const changed = changedFrom(saved, typed);
  const isDirty = Object.keys(changed).length > 0;
  stored.write(isDirty ? changed : undefined, { form: key });
}

export function deleteDraft(key: string): void {
  stored.write(undefined, { form: key });
}

function changedFrom(saved: Draft, typed: Draft): Draft {
  const changed = Object.entries(typed).filter(
    ([name, value]) => Object.hasOwn(saved, name) && saved[name] !== value && !secret.test(name),
  );
  return Object.fromEntries(changed);
}
