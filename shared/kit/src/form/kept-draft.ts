import { getSession } from '@shop/platform/session';
import * as v from 'valibot';

/** Fields by name, as they were typed. */
export type Draft = Readonly<Record<string, string>>;

const draft = v.record(v.string(), v.string());
/** Passwords and codes never leave the memory of the page. */
const secret = /password|confirmation|code|word|token/i;

/** What the user had typed into a form and not sent, of those fields that are not as they were saved. */
export function readDraft(key: string, saved: Draft): Draft {
  try {
    return changedFrom(saved, v.parse(draft, JSON.parse(sessionStorage.getItem(storageKey(key)) ?? '{}')));
  } catch {
    return {};
  }
}

/** Keeps what differs from what is saved, while the tab lives: over a reload, a closed form and an ended session. */
export function keepDraft(key: string, saved: Draft, typed: Draft): void {
  const changed = changedFrom(saved, typed);
  const isDirty = Object.keys(changed).length > 0;
  try {
    if (!isDirty) forgetDraft(key);
    else sessionStorage.setItem(storageKey(key), JSON.stringify(changed));
  } catch {
    // A full or forbidden storage only costs the memory.
  }
}

export function forgetDraft(key: string): void {
  sessionStorage.removeItem(storageKey(key));
}

function changedFrom(saved: Draft, typed: Draft): Draft {
  const changed = Object.entries(typed).filter(
    ([name, value]) => Object.hasOwn(saved, name) && saved[name] !== value && !secret.test(name),
  );
  return Object.fromEntries(changed);
}

/** By user: the next one in the same tab sees none of it. */
function storageKey(key: string): string {
  const session = getSession();
  return `shop.draft.${key}.${session.status === 'in' ? session.user.id : 0}`;
}
