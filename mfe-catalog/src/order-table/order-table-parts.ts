import { color, duration, font, media, radius, space, text } from '@shop/shared/theme';
import styled, { css } from 'styled-components';

/** By the room of the list, not of the window: compact rows, or columns. */
const wide = '@container order-table (min-width: 680px)';

const columns = css`
  ${wide} {
    grid-template-areas: 'tick product price stock quantity toggles';
    grid-template-columns: 24px minmax(0, 3fr) 128px minmax(0, 2fr) 116px 28px;
    column-gap: ${space[3]};
  }
`;

/** The roles are spelt out because browsers drop the table's meaning as soon as its `display` changes. */
export const Table = styled.div.attrs({ role: 'table' })<{ $isStale: boolean }>`
  container: order-table / inline-size;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  opacity: ${(p) => (p.$isStale ? 0.5 : 1)};
  transition: opacity ${duration.base} ${(p) => (p.$isStale ? '120ms' : '0ms')};
`;

export const Head = styled.div.attrs({ role: 'rowgroup' })`
  position: sticky;
  inset-block-start: 72px;
  z-index: 1;
  border-radius: ${radius.l} ${radius.l} 0 0;
  background: ${color.surface};
  /* Compact rows need no names above them; screen readers do. */
  @container order-table (max-width: 679.98px) {
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

type Area = 'tick' | 'product' | 'price' | 'stock' | 'quantity' | 'toggles';

export const HeadCell = styled.div.attrs({ role: 'columnheader' })<{ $area: Area }>`
  grid-area: ${(p) => p.$area};
`;

export const Body = styled.div.attrs({ role: 'rowgroup' })`
  display: flow-root;
`;

/** In the flow: whatever the virtual list thinks of heights, rows never lie over each other. The first line of each cell stands at the height of the field. */
export const Line = styled.div.attrs({ role: 'row' })`
  display: grid;
  grid-template:
    'tick product product' auto
    'tick price quantity' auto
    'tick stock toggles' auto
    / 28px minmax(0, 1fr) 112px;
  column-gap: ${space[2]};
  row-gap: 2px;
  align-items: start;
  padding: ${space[2]} ${space[3]};
  border-block-end: 1px solid ${color.line};
  ${text.s}
  ${columns}
  &:focus-within {
    background: ${color.raised};
  }
`;

export const Cell = styled.div.attrs({ role: 'cell' })<{ $area: Area }>`
  grid-area: ${(p) => p.$area};
  min-inline-size: 0;
  & > * {
    max-inline-size: 100%;
  }
  ${(p) =>
    (p.$area === 'price' || p.$area === 'stock') &&
    css`
      display: grid;
      align-content: start;
    `}
`;

export const Name = styled.div`
  ${text.m}
  a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`;

export const Unbroken = styled.span`
  white-space: nowrap;
`;

export const Toggles = styled.div.attrs({ role: 'cell' })`
  grid-area: toggles;
  display: flex;
  justify-content: end;
  ${wide} {
    flex-direction: column;
  }
`;

/** Kept clear of the page's header and the bar at its bottom when the focus scrolls it into sight. */
export const Field = styled.input`
  display: block;
  inline-size: 100%;
  block-size: 32px;
  padding-inline: ${space[2]};
  border: 1px solid ${color.control};
  border-radius: ${radius.m};
  background: ${color.surface};
  ${text.m}
  ${font.tabular}
  text-align: end;
  scroll-margin-block: 128px 72px;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
    border-color: ${color.focus};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    background: ${color.dangerSoft};
  }
  ${media.coarse} {
    block-size: 44px;
    font-size: 16px;
  }
`;

export const Note = styled.div<{ $isBad?: boolean }>`
  min-block-size: 16px;
  padding-block-start: 1px;
  ${text.xs}
  ${font.tabular}
  color: ${(p) => (p.$isBad ? color.danger : color.textMuted)};
  text-align: end;
  overflow-wrap: anywhere;
`;
