import { GoodsCell, line, removedRow, wide } from '@shop/kit/goods';
import { visuallyHidden } from '@shop/ui';
import { color, font, space, text } from '@shop/ui/theme';
import styled, { css } from 'styled-components';

const columns = css`
  ${line} {
    grid-template-areas:
      'picture product quantity total toggle'
      'picture product quantity price toggle';
    grid-template-columns: 48px minmax(0, 1fr) minmax(144px, max-content) minmax(136px, max-content) 28px;
    column-gap: ${space[3]};
    row-gap: 0;
  }
  ${wide} {
    grid-template-areas: 'picture product price quantity total toggle';
    grid-template-columns: 48px minmax(0, 1fr) 168px minmax(148px, max-content) minmax(120px, max-content) 28px;
  }
`;

export const HeadLine = styled.tr.attrs({ role: 'row' })`
  display: grid;
  align-items: center;
  padding: ${space[2]} ${space[4]};
  border-block-end: 1px solid ${color.line};
  color: ${color.textMuted};
  ${text.s}
  @container list (max-width: 559.98px) {
    ${visuallyHidden}
  }
  ${columns}
  ${line} {
    grid-template-areas: 'picture product quantity total toggle';
  }
  ${wide} {
    grid-template-areas: 'picture product price quantity total toggle';
  }
`;

type Area = 'product' | 'price' | 'quantity' | 'total' | 'toggle';

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<{
  $area: Area;
  $end?: boolean;
}>`
  grid-area: ${(p) => p.$area};
  padding: 0;
  font-weight: ${font.medium};
  text-align: ${(p) => (p.$end ? 'end' : 'start')};
  ${(p) =>
    p.$area === 'price' &&
    css`
      @container list (max-width: 759.98px) {
        ${visuallyHidden}
      }
    `}
`;

export const Line = styled.tr.attrs({ role: 'row' })<{ $removed: boolean }>`
  display: grid;
  grid-template-areas:
    'picture product toggle'
    'picture price price'
    'quantity quantity total';
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[4]};
  min-block-size: 65px;
  break-inside: avoid;
  /* Beside a quantity to be set by finger, the narrowest screens have no room for a sum. */
  @container list (max-width: 323.98px) {
    grid-template-areas:
      'picture product toggle'
      'picture price price'
      'total total total'
      'quantity quantity quantity';
  }
  ${columns}
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  &:hover {
    background: ${color.raised};
  }
  ${(p) => p.$removed && removedRow}
`;

export const PriceCell = styled(GoodsCell)`
  grid-area: price;
  ${font.tabular}
  ${text.s}
  ${line} {
    /* What a price was wraps below it, and makes the column of no row wider. */
    inline-size: 0;
    min-inline-size: 100%;
    text-align: end;
    align-self: start;
  }
  ${wide} {
    align-self: center;
    ${text.m}
  }
`;
