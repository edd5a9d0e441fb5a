import { color, font, media, space, text } from '@shop/ui/theme';
import styled, { css } from 'styled-components';

/**
 * Parts of a table of goods: basket, template, order. The width of the list decides, not that of the window: a row is a card
 * below 560 px, then a line with the price below the sum, and from 760 px on a line with a column for the price.
 */
export const line = '@container list (min-width: 560px)';
export const wide = '@container list (min-width: 760px)';

/** The look of a removed row that can be put back. */
export const removedRow = css`
  &,
  &:hover {
    background: ${color.sunken};
  }
  a {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
  img {
    opacity: 0.5;
    filter: grayscale(1);
  }
`;

/** The roles are spelt out because browsers drop the table's semantics as soon as its `display` changes. */
export const GoodsTable = styled.table.attrs({ role: 'table' })`
  container: list / inline-size;
  display: block;
  inline-size: 100%;
`;

export const GoodsHead = styled.thead.attrs({ role: 'rowgroup' })`
  display: block;
`;

export const GoodsBody = styled.tbody.attrs({ role: 'rowgroup' })`
  display: flow-root;
`;

export const GoodsCell = styled.td.attrs({ role: 'cell' })`
  min-inline-size: 0;
  padding: 0;
`;

export const PictureCell = styled(GoodsCell)`
  grid-area: picture;
  align-self: start;
  ${line} {
    align-self: center;
  }
`;

export const ProductCell = styled(GoodsCell)`
  grid-area: product;
`;

/** At most two lines of a name where the row is a line, all of it in print. */
export const NameClamp = styled.div`
  ${text.m}
  font-weight: ${font.medium};
  hyphens: auto;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  ${wide} {
    -webkit-line-clamp: 2;
  }
  overflow: hidden;
  @media print {
    display: block;
  }
`;

export const TotalCell = styled(GoodsCell)`
  grid-area: total;
  text-align: end;
  ${line} {
    align-self: end;
  }
  ${wide} {
    align-self: center;
  }
`;

/**
 * The quantity with its buttons, wide enough that units of another length do not move them. `$wide`: of a removed row, whose
 * note and button take the columns of price and sum; `$start` is the first of those columns in a card and in a line.
 */
export const QuantityCell = styled(GoodsCell)<{
  $wide?: boolean;
  $start?: { readonly card: number; readonly line: number };
}>`
  grid-area: quantity;
  & [role='group'] {
    min-inline-size: 144px;
    ${media.coarse} {
      min-inline-size: 180px;
    }
  }
  /* The message of the field wraps below it and makes the column no wider. */
  & [role='group'] + [role='status'] {
    inline-size: 0;
    min-inline-size: 100%;
  }
  ${(p) =>
    p.$wide &&
    css`
      display: flex;
      align-items: center;
      justify-content: flex-end;
      gap: ${space[3]};
      grid-column: ${p.$start?.card ?? 1} / -1;
      ${line} {
        grid-column: ${p.$start?.line ?? 3} / -1;
        grid-row: 1 / -1;
      }
    `}
`;

export const ToggleCell = styled(GoodsCell)`
  grid-area: toggle;
  align-self: start;
  justify-self: end;
  /* The icon ends where the numbers end, not the touch target around it. */
  margin-inline-end: calc(-1 * ${space[2]});
  ${line} {
    align-self: center;
  }
`;
