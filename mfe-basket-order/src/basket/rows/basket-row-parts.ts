import { GoodsCell, line, removedRow, wide } from '@shop/kit/goods';
import { Text, visuallyHidden } from '@shop/ui';
import { color, duration, font, space, text } from '@shop/ui/theme';
import styled, { css } from 'styled-components';

/**
 * Columns of quantity and sum, in px: for the longest of the list, which every row hears of so that they stand one
 * under another, and in any case for what is in them: a number still being typed pushes its neighbours away.
 */
function numbers(quantity: number, sum: number): string {
  return `minmax(calc(${quantity}px + var(--more-digits) * 10px), max-content) minmax(max(${sum}px, var(--sum-length) * 8px), max-content)`;
}

const columns = css`
  ${line} {
    grid-template-areas:
      'select picture product quantity total toggle'
      'select picture product quantity price toggle';
    grid-template-columns: 20px 48px minmax(0, 1fr) ${numbers(144, 112)} 28px;
    column-gap: ${space[2]};
  }
  ${wide} {
    grid-template-areas: 'select picture product price quantity total toggle';
    grid-template-columns: 20px 48px minmax(0, 1fr) 120px ${numbers(148, 116)} 28px;
    column-gap: ${space[3]};
  }
`;

export const HeadLine = styled.tr.attrs({ role: 'row' })`
  display: grid;
  grid-template-areas: 'select';
  align-items: center;
  padding: ${space[1]} ${space[4]};
  border-block-end: 1px solid ${color.line};
  color: ${color.textMuted};
  ${text.s}
  ${columns}
  ${line} {
    grid-template-areas: 'select picture product quantity total toggle';
  }
  ${wide} {
    grid-template-areas: 'select picture product price quantity total toggle';
  }
`;

export const Line = styled.tr.attrs({ role: 'row' })<{ $deleted: boolean; $long: boolean }>`
  display: grid;
  grid-template-areas:
    'select picture product product toggle'
    '. picture price price price'
    'quantity quantity quantity total total';
  grid-template-columns: 20px 56px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[4]};
  min-block-size: 65px;
  break-inside: avoid;
  /* Beside a quantity to be set by finger, the narrowest screens have no room for a sum; nor phones for long ones. */
  @container list (max-width: ${(p) => (p.$long ? 459.98 : 323.98)}px) {
    grid-template-areas:
      'select picture product product toggle'
      '. picture price price price'
      'total total total total total'
      'quantity quantity quantity quantity quantity';
    grid-template-columns: 20px 44px minmax(0, 1fr) 0 auto;
    column-gap: ${space[1]};
  }
  transition: background ${duration.fast};
  ${columns}
  ${line} {
    row-gap: 0;
  }
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  &:hover {
    background: ${color.raised};
  }
  ${(p) =>
    p.$deleted &&
    css`
      ${removedRow}
      @media print {
        display: none;
      }
    `}
`;

type Place = { $area: 'product' | 'price' | 'quantity' | 'total' | 'toggle'; $end?: boolean };

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<Place>`
  grid-area: ${(p) => p.$area};
  padding: 0;
  font-weight: ${font.medium};
  text-align: ${(p) => (p.$end ? 'end' : 'start')};
  /* Cards say themselves what their parts are; so does a price below a sum. */
  @container list (max-width: ${(p) => (p.$area === 'price' ? 759.98 : 559.98)}px) {
    ${visuallyHidden}
  }
`;

export const SelectCell = styled(GoodsCell)`
  grid-area: select;
  td& {
    align-self: start;
  }
  ${line} {
    td& {
      align-self: center;
    }
  }
`;

/** On a card the box for all of them needs a word beside it; in a table it stands above the others. */
export const SelectAllWords = styled.span`
  font-weight: ${font.medium};
  @media print {
    display: none;
  }
  ${line} {
    ${visuallyHidden}
  }
`;

export const PriceCell = styled(GoodsCell)`
  grid-area: price;
  align-self: start;
  ${text.s}
  ${font.tabular}
  color: ${color.textMuted};
  ${line} {
    text-align: end;
  }
  ${wide} {
    align-self: center;
    ${text.m}
  }
`;

/** Wraps in the room that the prices take, and makes their column no wider. */
export const PriceHint = styled(Text).attrs({ forwardedAs: 'div', size: 'xs', tone: 'muted', numeric: true })`
  ${line} {
    inline-size: 0;
    min-inline-size: 100%;
  }
`;
