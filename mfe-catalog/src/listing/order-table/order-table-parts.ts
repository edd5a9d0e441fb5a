import { color, duration, font, media, radius, space, text } from '@shop/ui/theme';
import styled, { css } from 'styled-components';
import {
  columns,
  compact,
  MEDIUM,
  medium,
  twoLines,
  WIDE,
  wide,
} from '../../common/quantity-fields/row-layout.ts';

/** The roles are spelt out because browsers drop the table's meaning as soon as its `display` changes. */
export const Table = styled.div.attrs({ role: 'table' })<{ $isStale: boolean; $hasPrices: boolean }>`
  container: order-table / inline-size;
  --price: ${(p) => (p.$hasPrices ? '142px' : '0px')};
  --toggles: 84px;
  ${media.coarse} {
    --toggles: 132px;
  }
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  opacity: ${(p) => (p.$isStale ? 0.5 : 1)};
  transition: opacity ${duration.base} ${(p) => (p.$isStale ? duration.fast : '0ms')};
`;

export const Head = styled.div.attrs({ role: 'rowgroup' })`
  position: sticky;
  inset-block-start: 72px;
  z-index: 1;
  border-radius: ${radius.l} ${radius.l} 0 0;
  background: ${color.surface};
  /* Rows of several lines need no names above them; screen readers do. */
  @container order-table (max-width: ${WIDE - 0.02}px) {
    position: absolute;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const HeadLine = styled.div.attrs({ role: 'row' })`
  display: grid;
  padding: ${space[2]} ${space[3]};
  border-block-end: 1px solid ${color.line};
  ${text.s}
  color: ${color.textMuted};
  ${columns}
`;

type Area = 'tick' | 'product' | 'price' | 'stock' | 'quantity' | 'sum' | 'toggles';

export const HeadCell = styled.div.attrs({ role: 'columnheader' })<{ $area: Area }>`
  grid-area: ${(p) => p.$area};
`;

export const Body = styled.div.attrs({ role: 'rowgroup' })`
  display: flow-root;
`;

/**
 * In the flow: whatever the virtual list thinks of heights, rows never lie over each other. In columns 42 px high,
 * unless something has to be said.
 */
export const Line = styled.div.attrs({ role: 'row' })<{ $kind: keyof typeof compact }>`
  display: grid;
  ${(p) => compact[p.$kind]}
  column-gap: ${space[2]};
  row-gap: 2px;
  align-items: start;
  padding: ${space[2]} ${space[3]};
  border-block-end: 1px solid ${color.line};
  ${text.s}
  ${medium} {
    ${(p) => twoLines[p.$kind]}
    padding-block: ${space[1]};
  }
  ${(p) => p.$kind !== 'name' && columns}
  ${wide} {
    min-block-size: ${(p) => (p.$kind === 'name' ? '34px' : '42px')};
    padding-block: ${(p) => (p.$kind === 'name' ? 0 : '2px')};
    /* In the middle of a row of 42 px, and there they stay while it grows. */
    && > * {
      align-content: center;
      min-block-size: ${(p) => (p.$kind === 'name' ? '33px' : '37px')};
    }
  }
  &:focus-within {
    background: ${color.raised};
  }
  ${(p) =>
    p.$kind === 'name' &&
    css`
      align-items: center;
      padding-block: 2px;
      background: ${color.sunken};
      @container order-table (max-width: ${MEDIUM - 0.02}px) {
        padding-block: ${space[2]};
      }
    `}
`;

export const Cell = styled.div.attrs({ role: 'cell' })<{ $area: Area }>`
  grid-area: ${(p) => p.$area};
  min-inline-size: 0;
  & > * {
    max-inline-size: 100%;
  }
  ${(p) =>
    (p.$area === 'price' || p.$area === 'stock' || p.$area === 'sum') &&
    css`
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    `}
  ${(p) =>
    p.$area === 'price' &&
    css`
      /* A sum stays whole; its unit goes to the next line before it gets below the field. */
      @container order-table (max-width: 330px) {
        && > * {
          white-space: normal;
        }
      }
    `}
  ${(p) =>
    p.$area === 'sum' &&
    css`
      justify-items: end;
      ${medium} {
        justify-items: start;
      }
    `}
`;

/** Totals of the table, which stay on screen while its rows are. */
export const Foot = styled.div`
  position: sticky;
  inset-block-end: calc(var(--bottom-menu, 0px) + var(--notice, 0px));
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.l};
  background: ${color.surface};
  ${text.m}
  ${font.tabular}
  font-weight: ${font.medium};
  /* Beside the way to the top. */
  ${media.down('mobile')} {
    padding-inline-end: ${space[16]};
  }
  /* Above what can be done with ticked rows. */
  &:has(~ [role='region']) {
    inset-block-end: calc(var(--bottom-menu, 0px) + var(--notice, 0px) + 76px);
  }
`;
