import { subscribe } from '@shop/platform/events';
import { persisted } from '@shop/platform/storage';
import { type Atom, getDefaultStore } from 'jotai';
import { type GenericSchema, type InferOutput, unknown } from 'valibot';

const SAVE_MS = 300;

/** Part of a quick order that outlives a reload and a lost session. */
interface SavedPart {
  /** Shows what this owner has saved. */
  restore(owner: string): void;
  save(owner: string): void;
  /** Clears the screen; the saved part stays. */
  reset(): void;
  /** A change of any of these is saved. */
  readonly atoms: readonly Atom<unknown>[];
}

const parts = new Set<SavedPart>();
const unsaved = new Set<SavedPart>();
let owner: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Restores a part of the quick order for the current owner, and saves its changes from now on. */
export function persistPart(part: SavedPart): void {
  parts.add(part);
  if (owner) part.restore(owner);
  const schedule = () => {
    unsaved.add(part);
    timer ??= setTimeout(saveParts, SAVE_MS);
  };
  for (const atom of part.atoms) getDefaultStore().sub(atom, schedule);
}

/** Sets the owner of the quick order on screen: a user at a counterparty. Companies do not see each other's orders. */
export function setOwner(next: string | undefined): void {
  if (next === owner) return;
  saveParts();
  owner = undefined;
  for (const part of parts) part.reset();
  unsaved.clear();
  owner = next;
  if (next) for (const part of parts) part.restore(next);
}

export function saveParts(): void {
  clearTimeout(timer);
  timer = undefined;
  if (owner) for (const part of unsaved) part.save(owner);
  unsaved.clear();
}

subscribe('session.ended', () => setOwner(undefined));
subscribe('switch.requested', saveParts);
subscribe('counterparty.switched', () => setOwner(undefined));
document.addEventListener('visibilitychange', saveParts);
window.addEventListener('pagehide', saveParts);

/** Parts of a quick order that is not in the basket yet: its table, lists and opened file, for a user at a company. */
const stored = <S extends GenericSchema>(schema: S) =>
  persisted(schema, 'shop.quick-order.{part}.{owner}', 'browser');

/** Reads a saved part; undefined if there is none, or this release does not understand it. */
export function readPart<S extends GenericSchema>(
  ofOwner: string,
  name: string,
  schema: S,
): InferOutput<S> | undefined {
  return stored(schema).read({ part: name, owner: ofOwner });
}

/** Saves a part; `undefined` deletes it. */
export function writePart(ofOwner: string, name: string, value: unknown): void {
  stored(unknown()).write(value, { part: name, owner: ofOwner });
}
