import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';

interface Options {
  readonly count: number;
  /** Px, before a row is measured. */
  readonly rowHeight: number;
  /** The row that has the focus: it and its neighbours stay, wherever the page is scrolled to. */
  readonly focused: number | undefined;
  readonly keyOf: (index: number) => number;
}

const OVERSCAN = 8;

/** The rows of a long list that are near the screen; each lies in the flow, `gap` px below the one before. */
export function useWindowRows(body: RefObject<HTMLElement | null>, options: Options) {
  const { count, rowHeight, focused, keyOf } = options;
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    measureElement: (row) => Math.round(row.getBoundingClientRect().height) || rowHeight,
    scrollMargin: useTop(body),
    getItemKey: keyOf,
    rangeExtractor: (range) => {
      const near = focused === undefined ? [] : [focused - 1, focused, focused + 1];
      const inList = near.filter((index) => index >= 0 && index < count);
      return [...new Set([...defaultRangeExtractor(range), ...inList])].sort((one, other) => one - other);
    },
  });
  const items = virtualizer.getVirtualItems();
  useMeasured(body, virtualizer.measureElement, `${items[0]?.key} ${items.at(-1)?.key}`);
  return {
    rows: items.map(({ index, start, key }, at) => ({
      index,
      key,
      gap: start - (items[at - 1]?.end ?? virtualizer.options.scrollMargin),
    })),
    minBlockSize: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index),
  };
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
