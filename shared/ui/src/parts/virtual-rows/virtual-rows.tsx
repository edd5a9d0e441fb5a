import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';

interface VirtualRowsOptions {
  readonly count: number;
  /** Px of a row before it is measured. */
  readonly heightOf: (index: number) => number;
  /** Must be the same function as long as the keys are. */
  readonly keyOf: (index: number) => number | string;
  /** Rows that stay wherever the page is scrolled to, such as the one with the focus; indices beyond the list do not matter. */
  readonly kept: readonly number[];
}

const OVERSCAN = 8;

/**
 * Of a long list in the page only the rows near the screen, and all of them on paper. Rows lie in the flow, so that they
 * never lie over each other: each `gap` px below the one before, with `gapAfter` px after the last. Each carries `data-index`
 * and gives its element to `measure`.
 */
export function useVirtualRows(body: RefObject<HTMLElement | null>, options: VirtualRowsOptions) {
  const { count, heightOf, keyOf, kept } = options;
  const isPrinting = useIsPrinting();
  const top = useTop(body);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: heightOf,
    overscan: OVERSCAN,
    // Rows that are not displayed have no height, and there would be room for ever more of them.
    measureElement: (row, entry, instance) =>
      measureElement(row, entry, instance) || heightOf(instance.indexFromElement(row)),
    scrollMargin: top,
    getItemKey: keyOf,
    rangeExtractor: (range) => {
      if (isPrinting) return Array.from({ length: count }, (_, index) => index);
      const inList = kept.filter((index) => index >= 0 && index < count);
      return [...new Set([...defaultRangeExtractor(range), ...inList])].sort((one, other) => one - other);
    },
  });
  const items = virtualizer.getVirtualItems();
  useMeasured(body, virtualizer.measureElement, `${items[0]?.key} ${items.at(-1)?.key}`);
  const height = virtualizer.getTotalSize();
  return {
    rows: items.map(({ index, key, start }, at) => ({
      index,
      key,
      gap: start - (items[at - 1]?.end ?? top),
    })),
    gapAfter: Math.max(0, top + height - (items.at(-1)?.end ?? top)),
    /** Of the whole list, px. */
    height,
    measure: virtualizer.measureElement,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}

/** A row and its neighbours, none without one: what is kept around the focus. */
export function rowsAround(index: number | undefined): readonly number[] {
  return index === undefined ? [] : [index - 1, index, index + 1];
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
