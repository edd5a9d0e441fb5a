import { Button } from '@shop/ui';
import { color, font, fontSize, media, radius, space, text } from '@shop/ui/theme';
import styled, { css } from 'styled-components';

/** By the room of the list, not of the window: cards, or columns. */
const wide = '@container order-lines (min-width: 720px)';

const columns = css`
  ${wide} {
    grid-template-areas: 'number article quantity state found action';
    grid-template-columns: 44px minmax(128px, 1fr) 92px 108px minmax(0, 2.2fr) 28px;
    grid-template-rows: auto;
    column-gap: ${space[3]};
  }
`;

/** The roles are spelt out because browsers drop the table's meaning as soon as its `display` changes. */
export const Table = styled.div.attrs({ role: 'table' })`
  container: order-lines / inline-size;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
`;

export const Head = styled.div.attrs({ role: 'rowgroup' })`
  position: sticky;
  inset-block-start: 72px;
  z-index: 1;
  border-radius: ${radius.l} ${radius.l} 0 0;
  background: ${color.surface};
  /* Cards need no names above them; screen readers do. */
  @container order-lines (max-width: 719.98px) {
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

type Area = 'number' | 'article' | 'quantity' | 'state' | 'found' | 'action';

export const HeadCell = styled.div.attrs({ role: 'columnheader' })<{ $area: Area }>`
  grid-area: ${(p) => p.$area};
`;

export const Body = styled.div.attrs({ role: 'rowgroup' })`
  display: flow-root;
`;

/** Rows are in the flow, so they never overlap, even if the virtual list estimates their heights wrongly. */
export const Line = styled.div.attrs({ role: 'row' })`
  display: grid;
  grid-template:
    'number state state action' auto
    'article article quantity quantity' auto
    'found found found found' auto
    / auto minmax(0, 1fr) 56px 36px;
  gap: ${space[2]};
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
  overflow-wrap: anywhere;
  ${(p) =>
    (p.$area === 'number' || p.$area === 'state') &&
    css`
      display: flex;
      align-items: center;
      min-block-size: 32px;
      color: ${color.textMuted};
      ${font.tabular}
    `}
`;

/** Kept clear of the page's header when the focus scrolls it into sight. */
export const Field = styled.input`
  display: block;
  inline-size: 100%;
  block-size: 32px;
  padding-inline: ${space[2]};
  border: 1px solid ${color.control};
  border-radius: ${radius.m};
  background: ${color.surface};
  ${text.m}
  scroll-margin-block: 128px 72px;
  text-overflow: ellipsis;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
    border-color: ${color.focus};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    background: ${color.dangerSoft};
  }
  &:read-only {
    border-color: transparent;
    background: none;
  }
  ${media.coarse} {
    block-size: 44px;
    font-size: ${fontSize.l};
  }
`;

/** An offer to take instead, in its own words, however many lines they take. */
export const Suggestion = styled(Button)`
  flex: 0 1 auto;
  justify-content: start;
  text-align: start;
`;
