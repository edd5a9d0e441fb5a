import { rowsAround, useVirtualRows } from '@shop/ui/parts/virtual-rows';
import { type RefObject, useCallback, useEffect } from 'react';
import type { BasketLine } from '../state/basket-state.ts';
import { BasketRow } from './basket-row.tsx';

interface LongRowsProps {
  readonly body: RefObject<HTMLElement | null>;
  readonly lines: readonly BasketLine[];
  readonly isUnreachable: boolean;
  /** The row with the focus. */
  readonly focused: number | undefined;
  /** Receives the function that scrolls to a row. */
  readonly scrollTo: RefObject<((index: number) => void) | undefined>;
  readonly onStep: (index: number, step: 1 | -1) => void;
  readonly onPasteBlock: (offerId: number, block: string) => void;
}

/** Height of a row before it is measured, in px. */
const rowHeight = () => 74;

/** Renders the rows of a long list that are near the screen, in the flow, so that they never overlap. */
export function LongRows(props: LongRowsProps) {
  const { body, lines, isUnreachable, focused, scrollTo, onStep, onPasteBlock } = props;
  const virtual = useVirtualRows(body, {
    count: lines.length,
    heightOf: rowHeight,
    keyOf: useCallback((index: number) => lines[index]!.offerId, [lines]),
    kept: rowsAround(focused),
  });
  useEffect(() => {
    scrollTo.current = virtual.scrollTo;
  });
  return (
    <>
      {virtual.rows.map(({ index, key, gap }) => (
        <BasketRow
          key={key}
          line={lines[index]!}
          index={index}
          gap={gap}
          measure={virtual.measure}
          isUnreachable={isUnreachable}
          onStep={onStep}
          onPasteBlock={onPasteBlock}
        />
      ))}
      <tr aria-hidden style={{ display: 'block', blockSize: virtual.gapAfter }} />
    </>
  );
}
