import { color, duration, font, space, text } from '@shop/shared/theme';
import styled, { css } from 'styled-components';

/** From here on a row is one line of a table; below it is a card. By the room of the list, not of the window. */
const wide = '@container list (min-width: 680px)';

/** The roles are spelt out because browsers drop the table's meaning as soon as its `display` changes. */
export const Table = styled.table.attrs({ role: 'table' })`
  container: list / inline-size;
  display: block;
  inline-size: 100%;
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  display: block;
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  display: block;
`;

const columns = css`
  display: grid;
  align-items: center;
  column-gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  ${wide} {
    grid-template: 'select picture product price quantity total toggle' auto /
      20px 48px minmax(0, 1fr) minmax(88px, auto) 156px 112px 28px;
  }
`;

export const HeadLine = styled.tr.attrs({ role: 'row' })`
  ${columns}
  padding-block: ${space[1]};
  border-block-end: 1px solid ${color.line};
  color: ${color.textMuted};
  ${text.s}
`;

export const Line = styled.tr.attrs({ role: 'row' })<{ $deleted: boolean }>`
  ${columns}
  grid-template:
    'select picture product toggle' auto
    '. picture price price' auto
    '. quantity quantity total' auto / 20px 56px minmax(0, 1fr) auto;
  row-gap: ${space[1]};
  min-block-size: 65px;
  /* Rows out of sight cost nothing to lay out or paint. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 65px;
  transition: background ${duration.fast};
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  &:hover {
    background: ${color.raised};
  }
  ${(p) =>
    p.$deleted &&
    css`
      background: ${color.sunken};
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
    `}
`;

type Place = { $area: 'product' | 'price' | 'quantity' | 'total' | 'toggle'; $end?: boolean };

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<Place>`
  grid-area: ${(p) => p.$area};
  padding: 0;
  font-weight: ${font.medium};
  text-align: ${(p) => (p.$end ? 'end' : 'start')};
  /* On cards the select-all box keeps its word, the other names say themselves. */
  @container list (max-width: 679.98px) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Cell = styled.td.attrs({ role: 'cell' })`
  min-inline-size: 0;
  padding: 0;
`;

export const SelectCell = styled(Cell)`
  grid-area: select;
  align-self: center;
`;

export const PictureCell = styled(Cell)`
  grid-area: picture;
  align-self: start;
  ${wide} {
    align-self: center;
  }
`;

export const ProductCell = styled(Cell)`
  grid-area: product;
`;

export const Name = styled.div`
  ${text.m}
  font-weight: ${font.medium};
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

export const PriceCell = styled(Cell)`
  grid-area: price;
  ${font.tabular}
  color: ${color.textMuted};
  ${wide} {
    text-align: end;
  }
`;

export const QuantityCell = styled(Cell)<{ $wide?: boolean }>`
  grid-area: quantity;
  ${(p) =>
    p.$wide &&
    css`
      display: flex;
      align-items: center;
      justify-content: flex-end;
      gap: ${space[3]};
      grid-column: 2 / -1;
      ${wide} {
        grid-column: 4 / -1;
        grid-row: 1;
      }
    `}
`;

export const TotalCell = styled(Cell)`
  grid-area: total;
  text-align: end;
`;

export const ToggleCell = styled(Cell)`
  grid-area: toggle;
  align-self: start;
  justify-self: end;
  ${wide} {
    align-self: center;
  }
`;
