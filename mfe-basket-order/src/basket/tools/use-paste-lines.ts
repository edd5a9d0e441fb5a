import { useCallback, useEffect, useRef } from 'react';
import type { BasketLine } from '../state/basket-state.ts';
import { pasteLines } from './paste-lines.ts';

/** Fills rows, as they follow each other on screen, from a pasted block; the same function for every drawing, so that rows are not drawn again. */
export function usePasteLines(lines: readonly BasketLine[]): (offerId: number, block: string) => void {
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  });
  return useCallback((offerId, block) => pasteLines(latest.current, offerId, block), []);
}
