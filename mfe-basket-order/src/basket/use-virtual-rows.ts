import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';

/** Height of a row before it is measured, in px. */
const ROW_HEIGHT = 74;
const OVERSCAN = 8;

/**
 * Of a long list only the rows near the screen, and the one with the focus and its neighbours wherever they are; all
 * of them on paper. `gapOf` says how many px of rows before one of `items` are not there, `gapAfter` after the last.
 */
export function useVirtualRows(
  body: RefObject<HTMLElement | null>,
  lines: readonly { readonly offerId: number }[],
  focused: number | undefined,
) {
  const isPrinting = useIsPrinting();
  const top = useTop(body);
  const count = lines.length;
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    // Rows that are not displayed have no height, and there would be room for ever more of them.
    measureElement: (row, entry, virtualizer) => measureElement(row, entry, virtualizer) || ROW_HEIGHT,
    scrollMargin: top,
    getItemKey: useCallback((index: number) => lines[index]!.offerId, [lines]),
    rangeExtractor: (range) => {
      if (isPrinting) return Array.from({ length: count }, (_, index) => index);
      const near = focused === undefined ? [] : [focused - 1, focused, focused + 1];
      const inList = near.filter((index) => index >= 0 && index < count);
      return [...new Set([...defaultRangeExtractor(range), ...inList])].sort((one, other) => one - other);
    },
  });
  const items = virtualizer.getVirtualItems();
  useMeasured(body, virtualizer.measureElement, `${items[0]?.key} ${items.at(-1)?.key}`);
  return {
    items,
    measure: virtualizer.measureElement,
    scrollToIndex: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    gapOf: (at: number) => items[at]!.start - (items[at - 1]?.end ?? top),
    gapAfter: Math.max(0, top + virtualizer.getTotalSize() - (items.at(-1)?.end ?? top)),
  };
}

/** The browser makes its pages as soon as its listeners have returned. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Rows that were measured while they were being mounted are taken in by one more look, whenever others come. */
function useMeasured(
  body: RefObject<HTMLElement | null>,
  measure: (row: HTMLElement) => void,
  shown: string,
) {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the reason to look.
  useEffect(() => {
    for (const row of body.current?.querySelectorAll<HTMLElement>('[data-index]') ?? []) measure(row);
    lookAgain();
  }, [body, measure, shown]);
}

/** Px from the top of the document, kept right while things above come and go. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const now = Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    if (now !== top) setTop(now);
  });
  return top;
}
