import type { Order } from '@shop/contracts/basket-order/orders';
import type { ReactNode, RefObject } from 'react';

export type Line = Order['lines'][number];

/** Where a drawn line stands. */
export interface LinePlace {
  readonly index: number;
  /** Px of lines before it that are not there. */
  readonly gap: number;
  /** Takes the height of a line of a long list. */
  readonly measure?: (element: HTMLElement | null) => void;
}

/** How the lines of an order are drawn, all or some of them. */
export interface LinesWindowProps {
  readonly body: RefObject<HTMLElement | null>;
  readonly lines: readonly Line[];
  /** Draws a line, keyed by its position. */
  readonly draw: (line: Line, place: LinePlace) => ReactNode;
  /** Lines that stay wherever the page is scrolled to, such as the one with the focus. */
  readonly kept?: readonly number[];
}

/** Px, before a line is measured. */
export const LINE_HEIGHT = 80;

/** What a row needs to stand in its place in a long list. */
export function placeOf({ index, gap, measure }: LinePlace) {
  return {
    ref: measure,
    'data-index': index,
    'aria-rowindex': index + 2,
    style: gap > 0 ? { marginBlockStart: gap } : undefined,
  };
}
