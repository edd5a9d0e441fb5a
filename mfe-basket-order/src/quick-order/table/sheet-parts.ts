import { color, font, fontSize, media, radius, space, text } from '@shop/ui/theme';
import styled from 'styled-components';

/** On phones a name stands below its article. */
export const Grid = styled.div.attrs({ role: 'grid' })`
  --columns: 48px minmax(0, 2fr) minmax(80px, 1fr) minmax(0, 3fr) 32px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.l};
  background: ${color.surface};
  overflow: clip;
  ${media.down('mobile')} {
    --columns: 40px minmax(0, 1fr) 96px 36px;
  }
`;

export const Head = styled.div.attrs({ role: 'rowgroup' })`
  position: sticky;
  inset-block-start: 72px;
  z-index: 1;
`;

export const Body = styled.div.attrs({ role: 'rowgroup' })`
  display: flow-root;
`;

export const Line = styled.div.attrs({ role: 'row' })`
  display: grid;
  grid-template-columns: var(--columns);
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
  ${text.m}
`;

export const HeadCell = styled.div.attrs({ role: 'columnheader' })<{ $isName?: boolean }>`
  min-inline-size: 0;
  padding: ${space[2]};
  border-inline-end: 1px solid ${color.line};
  background: ${color.sunken};
  ${text.s}
  color: ${color.textMuted};
  ${media.down('mobile')} {
    ${(p) => p.$isName && 'grid-column: 2 / -1; grid-row: 2;'}
    &:first-child {
      grid-row: 1 / span 2;
    }
  }
`;

export const NumberCell = styled.div.attrs({ role: 'rowheader' })`
  display: grid;
  place-items: center;
  border-inline-end: 1px solid ${color.line};
  background: ${color.sunken};
  ${text.s}
  ${font.tabular}
  color: ${color.textMuted};
  ${media.down('mobile')} {
    grid-row: 1 / span 2;
  }
`;

export const SheetCell = styled.div.attrs({ role: 'gridcell' })<{ $isName: boolean }>`
  border-inline-end: 1px solid ${color.line};
  &[aria-selected='true'] {
    background: ${color.accentSoft};
  }
  ${media.down('mobile')} {
    ${(p) => p.$isName && 'grid-column: 2 / -1; grid-row: 2;'}
  }
`;

export const ToolCell = styled.div.attrs({ role: 'gridcell' })`
  grid-column: -2 / -1;
  grid-row: 1;
  display: grid;
  place-items: center;
`;

/** Fills its cell; clear of the page's header and what sticks to its bottom when the focus scrolls it into sight. */
export const CellField = styled.input`
  display: block;
  inline-size: 100%;
  block-size: 34px;
  padding-inline: ${space[2]};
  border: 0;
  background: none;
  ${text.m}
  scroll-margin-block: 128px 72px;
  text-overflow: ellipsis;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[inputmode='decimal'] {
    ${font.tabular}
  }
  ${media.coarse} {
    block-size: 44px;
    font-size: ${fontSize.l};
  }
`;
