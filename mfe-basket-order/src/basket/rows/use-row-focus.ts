import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { BasketLine } from '../state/basket-state.ts';

/** Moves the focus to the quantity of the next row that has one, or the one before, and brings it to the screen. */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  lines: readonly BasketLine[],
  scrollTo: RefObject<((index: number) => void) | undefined>,
): (index: number, step: 1 | -1) => void {
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  });
  return useCallback(
    (index, step) => {
      const lines = latest.current;
      let next = index + step;
      while (lines[next]?.isDeleted) next += step;
      if (!lines[next]) return;
      const field = () =>
        body.current?.querySelector<HTMLInputElement>(`[data-index="${next}"] input[inputmode]`);
      if (field()) return field()?.focus();
      scrollTo.current?.(next);
      requestAnimationFrame(() => requestAnimationFrame(() => field()?.focus()));
    },
    [body, scrollTo],
  );
}
