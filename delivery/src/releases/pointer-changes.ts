import { type JournalAct, type JournalEnd, type JournalEntry, nextEntry } from './journal.ts';
import type { Pointer } from './pointer.ts';
import { PointerMovedError } from './store.ts';

/** Pointers as one writer moves them, and the journal's entries of it: what a store writes down at the end. */
export class PointerChanges {
  readonly pointers: Map<string, Pointer>;
  readonly entries: JournalEntry[] = [];
  #end: JournalEnd;

  constructor(pointers: ReadonlyMap<string, Pointer>, end: JournalEnd) {
    this.pointers = new Map(pointers);
    this.#end = end;
  }

  point(next: Pointer, act: JournalAct): void {
    const current = this.pointers.get(next.area);
    const found = current?.revision ?? 0;
    if (next.revision !== found + 1) throw new PointerMovedError(next.area, next.revision - 1, found);
    this.#write(act, current, next);
    this.pointers.set(next.area, next);
  }

  retire(area: string, act: JournalAct): void {
    const current = this.pointers.get(area);
    if (!current) return;
    this.#write(act, current, undefined);
    this.pointers.delete(area);
  }

  #write(act: JournalAct, before: Pointer | undefined, after: Pointer | undefined): void {
    const entry = nextEntry(this.#end, act, before, after);
    this.entries.push(entry);
    this.#end = entry;
  }
}
