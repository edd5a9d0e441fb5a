import { useVirtualRows } from '@shop/ui/parts/virtual-rows';
import { useCallback } from 'react';
import { LINE_HEIGHT, type LinesWindowProps } from './line-position.ts';

const lineHeight = () => LINE_HEIGHT;
const none: readonly number[] = [];

/** Virtual rows: a long order renders the lines near the viewport, and all of them for print. */
export function VirtualOrderLines({ body, lines, renderLine, pinned = none }: LinesWindowProps) {
  const virtual = useVirtualRows(body, {
    count: lines.length,
    heightOf: lineHeight,
    keyOf: useCallback((index: number) => lines[index]!.position, [lines]),
    kept: pinned,
  });
  return (
    <>
      {virtual.rows.map(({ index, gap }) =>
        renderLine(lines[index]!, { index, gap, measure: virtual.measure }),
      )}
      <tr aria-hidden style={{ display: 'block', blockSize: virtual.gapAfter }} />
    </>
  );
}
