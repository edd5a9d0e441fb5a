import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';

interface VirtualRowsOptions {
  readonly count: number;
  /** The height in px of a row before it is measured. */
  readonly heightOf: (index: number) => number;
  /** Pass the same function as long as the keys are the same. */
  readonly keyOf: (index: number) => number | string;
  /** Indices that stay rendered, such as the row with the focus; indices beyond the list are ignored. */
  readonly kept: readonly number[];
}

const OVERSCAN = 8;

/**
 * Renders only the rows near the viewport, and all of them in print. Rows stay in the flow and never overlap: each lies
 * `gap` px below the one before, with `gapAfter` px after the last. Each carries `data-index` and passes its element to
 * `measure`.
 */
export function useVirtualRows(body: RefObject<HTMLElement | null>, options: VirtualRowsOptions) {
  const { count, heightOf, keyOf, kept } = options;
  const isPrinting = useIsPrinting();
  const top = useTop(body);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: heightOf,
    overscan: OVERSCAN,
    // Hidden rows have no height, so there would seem to be space for ever more of them.
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
    /** The height of the whole list in px. */
    height,
    measure: virtualizer.measureElement,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}

/** Returns a row and its neighbours, or nothing: the rows that stay around the focus. */
export function rowsAround(index: number | undefined): readonly number[] {
  return index === undefined ? [] : [index - 1, index, index + 1];
}

/** The browser paginates as soon as its listeners have returned, so rendering is synchronous. */
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

/** One more pass includes rows that were measured while they were mounting. */
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

/** The distance from the top of the document in px, updated while content above changes. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const now = Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    if (now !== top) setTop(now);
  });
  return top;
}
