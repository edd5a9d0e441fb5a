import { useVirtualRows } from '@shop/ui/parts/virtual-rows';
import { useCallback } from 'react';
import { LINE_HEIGHT, type LinesWindowProps } from './placed-line.ts';

const lineHeight = () => LINE_HEIGHT;
const none: readonly number[] = [];

/** Of a long order the lines near the screen, in the flow, and all of them on paper. */
export function LongLines({ body, lines, draw, kept = none }: LinesWindowProps) {
  const virtual = useVirtualRows(body, {
    count: lines.length,
    heightOf: lineHeight,
    keyOf: useCallback((index: number) => lines[index]!.position, [lines]),
    kept,
  });
  return (
    <>
      {virtual.rows.map(({ index, gap }) => draw(lines[index]!, { index, gap, measure: virtual.measure }))}
      <tr aria-hidden style={{ display: 'block', blockSize: virtual.gapAfter }} />
    </>
  );
}
