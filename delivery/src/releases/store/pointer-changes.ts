import { type JournalAct, type JournalEnd, type JournalEntry, nextEntry } from './journal.ts';
import type { Pointer } from './pointer.ts';
import { PointerMovedError } from './store.ts';

/** Moves pointers for one writer and collects the journal entries that the store writes at the end. */
export class PointerChanges {
  readonly pointers: Map<string, Pointer>;
  readonly entries: JournalEntry[] = [];
  readonly #retired: ReadonlySet<string>;
  #end: JournalEnd;

  /** `retired` are areas that were ever retired. */
  constructor(pointers: ReadonlyMap<string, Pointer>, end: JournalEnd, retired: ReadonlySet<string>) {
    this.pointers = new Map(pointers);
    this.#end = end;
    this.#retired = retired;
  }

  point(desired: Pointer, act: JournalAct): void {
    const current = this.pointers.get(desired.area);
    const found = current?.revision ?? 0;
    if (desired.revision !== found + 1)
      throw new PointerMovedError(desired.area, desired.revision - 1, found);
    // An area that comes back starts above every revision it has had, so that no earlier decision fits by
    // chance.
    const comesBack = !current && this.#retired.has(desired.area);
    const next = comesBack ? { ...desired, revision: this.#end.number + 1 } : desired;
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
