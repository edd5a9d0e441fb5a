import { keepPart, readKept, writeKept } from '../common/kept.ts';
import { keptLines, toKept } from './kept-lines.ts';
import type { LineList } from './line-list.ts';

/** Keeps the lines of a list as they are written; after a reload they are checked again. */
export function keepList(name: string, list: LineList): void {
  keepPart({
    restore(owner) {
      const lines = readKept(owner, name, keptLines);
      if (lines && lines.length > 0) void list.resume(lines);
    },
    save(owner) {
      const { lines } = list.getState();
      writeKept(owner, name, lines.length > 0 ? lines.map(toKept) : undefined);
    },
    reset: () => list.reset(),
    atoms: [list.stateAtom],
  });
}
