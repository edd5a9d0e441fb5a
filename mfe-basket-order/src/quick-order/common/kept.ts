import { subscribe } from '@shop/platform/events';
import { type Atom, getDefaultStore } from 'jotai';
import type { GenericSchema, InferOutput } from 'valibot';
import * as v from 'valibot';

const SAVE_MS = 300;

/** Part of a quick order that outlives a reload and a lost session. */
interface KeptPart {
  /** Takes up what this owner has left. */
  restore(owner: string): void;
  save(owner: string): void;
  /** Forgets what is on screen; what is kept stays. */
  reset(): void;
  /** A change of any of these is saved. */
  readonly atoms: readonly Atom<unknown>[];
}

const parts = new Set<KeptPart>();
const unsaved = new Set<KeptPart>();
let owner: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps a part for whoever uses it, from now on. */
export function keepPart(part: KeptPart): void {
  parts.add(part);
  if (owner) part.restore(owner);
  const schedule = () => {
    unsaved.add(part);
    timer ??= setTimeout(saveKept, SAVE_MS);
  };
  for (const atom of part.atoms) getDefaultStore().sub(atom, schedule);
}

/** Says whose quick order is on screen: a user's for a counterparty. What one company wants is none of the other's. */
export function setOwner(next: string | undefined): void {
  if (next === owner) return;
  saveKept();
  owner = undefined;
  for (const part of parts) part.reset();
  unsaved.clear();
  owner = next;
  if (next) for (const part of parts) part.restore(next);
}

export function saveKept(): void {
  clearTimeout(timer);
  timer = undefined;
  if (owner) for (const part of unsaved) part.save(owner);
  unsaved.clear();
}

subscribe('session.ended', () => setOwner(undefined));
subscribe('switch.requested', saveKept);
subscribe('counterparty.switched', () => setOwner(undefined));
document.addEventListener('visibilitychange', saveKept);
window.addEventListener('pagehide', saveKept);

/** What is kept, or undefined if nothing is, or nothing that this release understands. */
export function readKept<S extends GenericSchema>(
  ofOwner: string,
  name: string,
  schema: S,
): InferOutput<S> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(storageKey(ofOwner, name)) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** `undefined` forgets. */
export function writeKept(ofOwner: string, name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(storageKey(ofOwner, name));
    else localStorage.setItem(storageKey(ofOwner, name), JSON.stringify(value));
  } catch {
    // A full or forbidden storage only costs the safety net.
  }
}

function storageKey(ofOwner: string, name: string): string {
  return `shop.quick-order.${name}.${ofOwner}`;
}
