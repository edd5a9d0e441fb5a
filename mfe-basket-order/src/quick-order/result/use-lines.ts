import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import type { ShownLines } from '../common/use-quick-order-params.ts';
import type { LineList } from './line-list.ts';
import { type OrderLine, outcomeOf } from './order-line.ts';

export function useLines(list: LineList) {
  return useAtomValue(list.stateAtom);
}

/**
 * The lines of a filter. A line that has been shown as rejected or corrected stays where it is while it is being set
 * right, though it is neither by then; another choice of the filter lets it go.
 */
export function useShownLines(lines: readonly OrderLine[], show: ShownLines): readonly OrderLine[] {
  const shown = useRef({ show, rowNumbers: new Set<number>() });
  if (shown.current.show !== show) shown.current = { show, rowNumbers: new Set() };
  const { rowNumbers } = shown.current;
  return lines.filter((line) => {
    if (show === 'added' || show === 'dropped') return line.fate === show;
    if (line.fate !== 'open') return false;
    if (show === 'all' || rowNumbers.has(line.requested.rowNumber)) return true;
    const isShown = outcomeOf(line) === show;
    if (isShown) rowNumbers.add(line.requested.rowNumber);
    return isShown;
  });
}
