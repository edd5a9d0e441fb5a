import type { GenericSchema, InferOutput } from 'valibot';
import * as v from 'valibot';
import { getSession } from '../session/index.ts';

type PlaceIn<Key extends string> = Key extends `${string}{${infer Place}}${infer Rest}`
  ? Exclude<Place, 'user'> | PlaceIn<Rest>
  : never;

/** The arguments for the placeholders in braces of a key; `{user}` is filled in automatically. */
type Places<Key extends string> = [PlaceIn<Key>] extends [never]
  ? []
  : [places: Readonly<Record<PlaceIn<Key>, string | number>>];

export interface Persisted<Value, Key extends string> {
  /** Undefined if nothing is stored, if the schema rejects the value, or if the browser forbids storage. */
  read(...places: Places<Key>): Value | undefined;
  /** Undefined removes the entry. Returns false if the storage is full or forbidden. */
  write(value: Value | undefined, ...places: Places<Key>): boolean;
}

/**
 * An entry of the browser's storage: JSON validated by a schema when it is read. The lifetime `tab` ends with the
 * tab, `browser` outlives it. `{user}` in the key is the id of the current user, 0 for a visitor; other placeholders
 * are passed with each call. `node tools/storage-check.mjs --write` copies key, lifetime and docstring of each entry
 * to docs/security.md.
 */
export function persisted<S extends GenericSchema, const Key extends string>(
  schema: S,
  key: Key,
  lifetime: 'tab' | 'browser',
): Persisted<InferOutput<S>, Key> {
  const storage = () => (lifetime === 'tab' ? sessionStorage : localStorage);
  const keyWith = (places: Readonly<Record<string, string | number>> = {}) =>
    key.replace(/\{(\w+)\}/g, (_, name: string) => String(name === 'user' ? userId() : places[name]));
  return {
    read(...[places]) {
      try {
        const text = storage().getItem(keyWith(places));
        const parsed = text === null ? undefined : v.safeParse(schema, parseText(text));
        return parsed?.success ? parsed.output : undefined;
      } catch {
        return undefined;
      }
    },
    write(value, ...[places]) {
      try {
        if (value === undefined) storage().removeItem(keyWith(places));
        else storage().setItem(keyWith(places), JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Earlier releases stored single words without quotes. */
function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function userId(): number {
  const session = getSession();
  return session.status === 'in' ? session.user.id : 0;
}
