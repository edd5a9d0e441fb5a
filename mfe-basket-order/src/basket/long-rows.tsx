import { type RefObject, useEffect } from 'react';
import { BasketRow } from './basket-row.tsx';
import type { BasketLine } from './basket-state.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface LongRowsProps {
  readonly body: RefObject<HTMLElement | null>;
  readonly lines: readonly BasketLine[];
  readonly isUnreachable: boolean;
  /** The row with the focus. */
  readonly focused: number | undefined;
  /** Is told how to bring a row to the screen. */
  readonly scrollTo: RefObject<((index: number) => void) | undefined>;
  readonly onStep: (index: number, step: 1 | -1) => void;
}

/** Of a long list the rows near the screen, in the flow, so that they never lie over each other. */
export function LongRows({ body, lines, isUnreachable, focused, scrollTo, onStep }: LongRowsProps) {
  const { items, measure, scrollToIndex, gapOf, gapAfter } = useVirtualRows(body, lines, focused);
  useEffect(() => {
    scrollTo.current = scrollToIndex;
  });
  return (
    <>
      {items.map(({ index, key }, at) => (
        <BasketRow
          key={key}
          line={lines[index]!}
          index={index}
          gap={gapOf(at)}
          measure={measure}
          isUnreachable={isUnreachable}
          onStep={onStep}
        />
      ))}
      <tr aria-hidden style={{ display: 'block', blockSize: gapAfter }} />
    </>
  );
}
