import { useVirtualRows } from '@shop/ui/parts/virtual-rows';
import { type RefObject, useCallback } from 'react';
import type { Checkout } from '../form/checkout.queries.ts';
import { LineRow, ROW_HEIGHT } from './line-row.tsx';

interface LongLinesProps {
  readonly body: RefObject<HTMLElement | null>;
  readonly lines: Checkout['lines'];
}

const rowHeight = () => ROW_HEIGHT;
const noneKept: readonly number[] = [];

/** Virtual rows: a long order renders the lines near the viewport, and all of them for print. */
export function VirtualCheckoutLines({ body, lines }: LongLinesProps) {
  const virtual = useVirtualRows(body, {
    count: lines.length,
    heightOf: rowHeight,
    keyOf: useCallback((index: number) => lines[index]!.offerId, [lines]),
    kept: noneKept,
  });
  return (
    <>
      {virtual.rows.map(({ index, key, gap }) => (
        <LineRow key={key} line={lines[index]!} index={index} gap={gap} measure={virtual.measure} />
      ))}
      <tr aria-hidden style={{ display: 'block', blockSize: virtual.gapAfter }} />
    </>
  );
}
