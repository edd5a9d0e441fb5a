import { amountOf } from '@shop/domain/format/measure';
import { formatNumber } from '@shop/domain/format/number';
import { GoodsName } from '@shop/kit/goods';
import { Text, visuallyHidden } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { color, font, space, text } from '@shop/ui/theme';
import styled from 'styled-components';
import type { Checkout } from '../form/checkout.queries.ts';

interface LineRowProps {
  readonly line: Checkout['lines'][number];
  readonly index: number;
  /** Height in px of the rows that are not rendered above this one. */
  readonly gap?: number;
  readonly measure?: (row: HTMLElement | null) => void;
}

/** Height of a row in px before it is measured. */
export const ROW_HEIGHT = 57;

/** A line of the order; on narrow screens its sum stands below its name. */
export function LineRow({ line, index, gap = 0, measure }: LineRowProps) {
  const { productCode, name, article, quantity, measure: unit, availableQuantity } = line;
  return (
    <Line
      aria-rowindex={index + 2}
      data-index={index}
      ref={measure}
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
    >
      <Product>
        <GoodsName {...{ name, productCode, article }} />
        {availableQuantity < quantity && (
          <Text as="div" size="s" tone="warning" numeric>
            В наличии {formatNumber(availableQuantity)} из {formatNumber(quantity)}
          </Text>
        )}
      </Product>
      <Cell $area="quantity">{amountOf(quantity, unit)}</Cell>
      <Cell $area="price">
        <Times aria-hidden>×</Times>
        <Money kopecks={line.priceKopecks} />
      </Cell>
      <Cell $area="total">
        <Money kopecks={line.totalKopecks} weight="medium" />
      </Cell>
    </Line>
  );
}

/** Column names, visually hidden on narrow screens. */
export function Head() {
  return (
    <HeadGroup>
      <HeadLine aria-rowindex={1}>
        {['Товар', 'Кол-во', 'Цена', 'Сумма'].map((name) => (
          <HeadCell key={name} scope="col">
            {name}
          </HeadCell>
        ))}
      </HeadLine>
    </HeadGroup>
  );
}

const wide = '@container lines (min-width: 560px)';
const columns = 'minmax(0, 1fr) minmax(88px, auto) 112px 124px';

/** Explicit roles restore the table semantics that browsers drop with `display: grid`. */
export const List = styled.table.attrs({ role: 'table' })`
  display: block;
  container: lines / inline-size;
`;

const HeadGroup = styled.thead.attrs({ role: 'rowgroup' })`
  display: block;
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  display: block;
  overflow: hidden;
`;

const HeadLine = styled.tr.attrs({ role: 'row' })`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${space[4]};
  padding: ${space[2]} ${space[4]};
  border-block-end: 1px solid ${color.line};
  ${text.s}
  color: ${color.textMuted};
  & > :not(:first-child) {
    text-align: end;
  }
  @container lines (max-width: 559.98px) {
    ${visuallyHidden}
  }
`;

const HeadCell = styled.th.attrs({ role: 'columnheader' })`
  padding: 0;
  font-weight: ${font.medium};
  text-align: start;
`;

const Line = styled.tr.attrs({ role: 'row' })`
  display: grid;
  grid-template-areas: 'product product product' 'quantity price total';
  grid-template-columns: auto auto 1fr;
  align-items: baseline;
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]} ${space[4]};
  break-inside: avoid;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  ${wide} {
    grid-template-areas: 'product quantity price total';
    grid-template-columns: ${columns};
    gap: ${space[4]};
  }
`;

const Product = styled.td.attrs({ role: 'cell' })`
  padding: 0;
  grid-area: product;
  min-inline-size: 0;
`;

const Cell = styled.td.attrs({ role: 'cell' })<{ $area: string }>`
  padding: 0;
  grid-area: ${(p) => p.$area};
  text-align: end;
  ${font.tabular}
`;

const Times = styled.span`
  margin-inline-end: ${space[2]};
  color: ${color.textSubtle};
  ${wide} {
    display: none;
  }
`;
