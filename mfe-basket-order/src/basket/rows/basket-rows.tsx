import { GoodsBody } from '@shop/kit/goods';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { basketClient } from '../client/current-basket.ts';
import type { BasketLine } from '../state/basket-state.ts';
import { BasketRow } from './basket-row.tsx';
import { useRowFocus } from './use-row-focus.ts';

/** Up to so many rows are all there: the browser's own search finds them. */
const ALL_THERE = 60;
/** A longer list shows this many rows until the code of the virtual list has loaded. */
const AT_FIRST = 20;
/** Px, before a row is measured. */
const ROW_HEIGHT = 74;

async function loadLongRows() {
  return (await import(/* webpackChunkName: "basket-later" */ './long-rows.tsx')).LongRows;
}

interface BasketRowsProps {
  readonly lines: readonly BasketLine[];
  readonly isUnreachable: boolean;
  readonly onPasteBlock: (offerId: number, block: string) => void;
}

/** The rows of a list: all of them, or of a long list those near the screen. */
export function BasketRows({ lines, isUnreachable, onPasteBlock }: BasketRowsProps) {
  const [isLong, setIsLong] = useState(lines.length > ALL_THERE);
  // A long list stays virtual, so that the field that has the focus is not mounted again.
  if (!isLong && lines.length > ALL_THERE) setIsLong(true);
  const { chunk: LongRows, isFailed, ask } = useLazyChunk(loadLongRows);
  const askOnce = useEffectEvent(ask);
  useEffect(() => {
    if (isLong) askOnce();
  }, [isLong]);
  const body = useRef<HTMLTableSectionElement>(null);
  const scrollTo = useRef<(index: number) => void>(undefined);
  const [focused, setFocused] = useState<number>();
  const handleStep = useRowFocus(body, lines, scrollTo);
  const rows = { lines, isUnreachable, onStep: handleStep, onPasteBlock };
  const isCut = isLong && !LongRows && !isFailed;
  const shown = isCut ? lines.slice(0, AT_FIRST) : lines;

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    setFocused(undefined);
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) basketClient.hurry();
  }

  return (
    <GoodsBody ref={body} onFocus={({ target }) => setFocused(indexOf(target))} onBlur={handleBlur}>
      {isLong && LongRows ? (
        <LongRows body={body} scrollTo={scrollTo} focused={focused} {...rows} />
      ) : (
        shown.map((line, index) => <BasketRow key={line.offerId} line={line} index={index} {...rows} />)
      )}
      {isCut && (
        <tr aria-hidden style={{ display: 'block', blockSize: (lines.length - AT_FIRST) * ROW_HEIGHT }} />
      )}
    </GoodsBody>
  );
}

function indexOf(element: Element): number | undefined {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
}
