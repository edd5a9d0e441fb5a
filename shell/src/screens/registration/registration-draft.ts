import { persisted } from '@shop/platform/storage';
import * as v from 'valibot';

/** Fields of the registration form that were typed; never tokens, nor boxes: a consent is ticked each time. */
const stored = persisted(v.record(v.string(), v.unknown()), 'shell.registration', 'tab');
/** These never leave the memory of the page. */
const secrets = new Set(['checkWord', 'captchaToken', 'consents']);

export type Draft = Readonly<Record<string, string>>;

/** Returns the texts typed before a reload, without tokens. */
export function readRegistrationDraft(): Draft {
  const typed = Object.entries(stored.read() ?? {});
  return Object.fromEntries(typed.filter((field): field is [string, string] => typeof field[1] === 'string'));
}

/** Saves the typed texts and keeps those of the other tab. */
export function saveRegistrationDraft(values: object): void {
  const open = Object.entries(values).filter(([name, value]) => value && !secrets.has(name));
  const typed = new Set(Object.keys(values));
  const others = Object.entries(readRegistrationDraft()).filter(([name]) => !typed.has(name));
  stored.write(Object.fromEntries([...others, ...open]));
}

export function deleteRegistrationDraft(): void {
  stored.write(undefined);
}
