import { persistPart, readPart, writePart } from '../common/saved-parts.ts';
import type { LineList } from './line-list.ts';
import { savedLines, toSavedLine } from './saved-lines.ts';

/** Keeps the lines of a list as they are written; after a reload they are checked again. */
export function persistList(name: string, list: LineList): void {
  persistPart({
    restore(owner) {
      const lines = readPart(owner, name, savedLines);
      if (lines && lines.length > 0) void list.resume(lines);
    },
    save(owner) {
      const { lines } = list.getState();
      writePart(owner, name, lines.length > 0 ? lines.map(toSavedLine) : undefined);
    },
    reset: () => list.reset(),
    atoms: [list.stateAtom],
  });
}
