import type { Order } from '@shop/contracts/basket-order/orders';
import type { ReactNode, RefObject } from 'react';

export type Line = Order['lines'][number];

/** The position of a rendered line. */
export interface LinePosition {
  readonly index: number;
  /** Height in px of the lines that are not rendered above it. */
  readonly gap: number;
  /** Measures the height of a line in a long list. */
  readonly measure?: (element: HTMLElement | null) => void;
}

export interface LinesWindowProps {
  readonly body: RefObject<HTMLElement | null>;
  readonly lines: readonly Line[];
  /** Renders a line, keyed by its position. */
  readonly renderLine: (line: Line, place: LinePosition) => ReactNode;
  /** Indexes of lines that stay rendered wherever the page is scrolled, such as the focused one. */
  readonly pinned?: readonly number[];
}

/** Height of a line in px before it is measured. */
export const LINE_HEIGHT = 80;

/** Props that put a row into its position in a long list. */
export function positionProps({ index, gap, measure }: LinePosition) {
  return {
    ref: measure,
    'data-index': index,
    'aria-rowindex': index + 2,
    style: gap > 0 ? { marginBlockStart: gap } : undefined,
  };
}
