import { useCallback, useEffect, useRef } from 'react';
import type { BasketLine } from '../state/basket-state.ts';
import { pasteLines } from './paste-lines.ts';

/** Fills rows, in their order on screen, from a pasted block; the function is stable, so that rows do not render again. */
export function usePasteLines(lines: readonly BasketLine[]): (offerId: number, block: string) => void {
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  });
  return useCallback((offerId, block) => pasteLines(latest.current, offerId, block), []);
}
