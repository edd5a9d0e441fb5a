import { visuallyHidden } from '@shop/ui';
import { color, font, space, text } from '@shop/ui/theme';
import styled, { css } from 'styled-components';

/** With sums, without sums, or with inputs for a claim. */
type Layout = 'priced' | 'plain' | 'claim';

/** From this width of the list rows are a table, below it cards. */
const table = '@container list (min-width: 560px)';

const cards: Record<Layout, string> = {
  priced: `grid-template-areas: 'product product' 'quantity price' 'quantity total'; grid-template-columns: 1fr auto;`,
  plain: `grid-template-areas: 'product' 'quantity'; grid-template-columns: minmax(0, 1fr);`,
  claim: `grid-template-areas: 'select product' 'select quantity' 'claim claim'; grid-template-columns: 24px minmax(0, 1fr);`,
};

const columns: Record<Layout, string> = {
  priced: `grid-template-areas: 'product price quantity total'; grid-template-columns: minmax(0, 1fr) 104px 96px 116px;`,
  plain: `grid-template-areas: 'product quantity'; grid-template-columns: minmax(0, 1fr) 160px;`,
  claim: `grid-template-areas: 'select product quantity claim'; grid-template-columns: 24px minmax(0, 1fr) 112px 196px;`,
};

const grid = css<{ $layout: Layout }>`
  display: grid;
  gap: 0 ${space[3]};
  ${table} {
    ${(p) => columns[p.$layout]}
  }
`;

export const HeadLine = styled.tr.attrs({ role: 'row' })<{ $layout: Layout }>`
  ${grid}
  padding: ${space[2]} ${space[4]};
  border-block-end: 1px solid ${color.line};
  color: ${color.textMuted};
  ${text.s}
  @container list (max-width: 559.98px) {
    ${visuallyHidden}
  }
`;

type Area = 'select' | 'product' | 'price' | 'quantity' | 'total' | 'claim';
const atEnd = ({ $area }: { $area: Area }) =>
  ['price', 'quantity', 'total'].includes($area) ? 'end' : 'start';

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<{ $area: Area }>`
  grid-area: ${(p) => p.$area};
  padding: 0;
  font-weight: ${font.medium};
  text-align: ${atEnd};
`;

export const LineRow = styled.tr.attrs({ role: 'row' })<{ $layout: Layout }>`
  ${(p) => cards[p.$layout]}
  ${grid}
  align-items: center;
  min-block-size: 60px;
  padding: ${space[2]} ${space[4]};
  break-inside: avoid;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  &:hover {
    background: ${color.raised};
  }
`;

const Cell = styled.td.attrs({ role: 'cell' })`
  min-inline-size: 0;
  padding: 0;
`;

export const SelectCell = styled(Cell)`
  grid-area: select;
  align-self: start;
  ${table} {
    align-self: center;
  }
`;

export const ProductCell = styled(Cell)`
  grid-area: product;
  overflow-wrap: anywhere;
`;

export const PriceCell = styled(Cell)`
  grid-area: price;
  text-align: end;
  @container list (max-width: 559.98px) {
    ${text.s}
    color: ${color.textMuted};
    &::before {
      content: 'по ';
    }
  }
`;

export const QuantityCell = styled(Cell)`
  grid-area: quantity;
  align-self: end;
  ${table} {
    align-self: center;
    text-align: end;
  }
`;

export const TotalCell = styled(Cell)`
  grid-area: total;
  text-align: end;
`;

export const ClaimCell = styled(Cell)`
  grid-area: claim;
  &:not(:empty) {
    padding-block-start: ${space[2]};
  }
  ${table} {
    &:not(:empty) {
      padding-block-start: 0;
    }
  }
`;
