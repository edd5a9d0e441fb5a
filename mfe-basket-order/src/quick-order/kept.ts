import type { GenericSchema, InferOutput } from 'valibot';
import * as v from 'valibot';

/** Part of a quick order that outlives a reload and a lost session. */
type Part = 'search' | 'table' | 'sheet' | 'file' | 'sound';

/**
 * What somebody has typed for a counterparty, in the browser's storage. Undefined if nothing, or if it is not what this
 * release keeps.
 */
export function readKept<S extends GenericSchema>(owner: string, part: Part, schema: S): InferOutput<S> | undefined {
  try {
    const text = localStorage.getItem(storageKey(owner, part));
    if (text === null) return undefined;
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export function writeKept(owner: string, part: Part, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(storageKey(owner, part));
    else localStorage.setItem(storageKey(owner, part), JSON.stringify(value));
  } catch {
    // A full or forbidden storage only costs the safety net.
  }
}

/** By user and counterparty: what one company wants is none of the other's. */
function storageKey(owner: string, part: Part): string {
  return `shop.quick-order.${part}.${owner}`;
}
