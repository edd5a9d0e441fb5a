import { color, duration, font, radius, shadow, space, text, z } from '@shop/ui/theme';
import styled, { css } from 'styled-components';

/** Below this width row names stand above their values, and two products fill the screen. */
const NARROW = '(max-width: 559.98px)';

/** The height of the shell's header, below which product names stick. */
const HEADER = '72px';
const HEADER_NARROW = '56px';

/** The query container that column widths depend on. */
export const Container = styled.div`
  container-type: inline-size;
`;

/** The width of the frame's borders. */
const EDGES = '2px';

/** The table and the sticky names share these columns, so they always align. */
export const Columns = styled.div<{ $count: number }>`
  position: relative;
  isolation: isolate;
  --first: 184px;
  --column: max(216px, (100cqi - ${EDGES} - 184px) / ${(p) => p.$count});
  @media print {
    --column: max(118px, (100cqi - ${EDGES} - 184px) / ${(p) => p.$count});
  }
  @container ${NARROW} {
    --first: 0px;
    --column: calc((100cqi - ${EDGES}) / ${(p) => Math.min(p.$count, 2)});
  }
`;

export const Scroller = styled.div`
  /* Contains visually hidden text, so that it is clipped together with its column. */
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline-start: var(--first);
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  /* Keeps focused elements clear of the sticky names. */
  :is(a, button, input, select) {
    scroll-margin-block-start: 72px;
  }
  @media print {
    overflow: visible;
  }
`;

export const Table = styled.table<{ $count: number }>`
  inline-size: calc(var(--first) + ${(p) => p.$count} * var(--column));
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  ${text.m}
`;

const cell = css`
  inline-size: var(--column);
  padding: ${space[2]} ${space[3]};
  border-block-end: 1px solid ${color.line};
  text-align: start;
  vertical-align: top;
  overflow-wrap: break-word;
  scroll-snap-align: start;
  @container ${NARROW} {
    padding-inline: ${space[2]};
  }
`;

export const HeadCell = styled.th`
  ${cell}
  position: relative;
  padding-block: ${space[3]};
  font-weight: inherit;
`;

export const Value = styled.td`
  ${cell}
  ${font.tabular}
  @media print {
    * {
      white-space: normal;
    }
  }
  @container ${NARROW} {
    padding-block-start: 26px;
  }
`;

/** Row names stay while the products scroll sideways. */
const sticky = css`
  position: sticky;
  inset-inline-start: 0;
  z-index: ${z.raised};
  inline-size: var(--first);
  text-align: start;
  vertical-align: top;
  font-weight: inherit;
`;

export const Corner = styled.td`
  ${sticky}
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
  @container ${NARROW} {
    padding: 0;
  }
`;

export const RowName = styled.th`
  ${sticky}
  padding: ${space[2]} ${space[3]};
  border-block-end: 1px solid ${color.line};
  border-inline-end: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.textMuted};
  overflow-wrap: break-word;
  @container ${NARROW} {
    padding: 0;
    border-inline-end: 0;
    & > span {
      position: absolute;
      inset: ${space[1]} auto auto ${space[2]};
      inline-size: max-content;
      max-inline-size: calc(100cqi - ${space[4]});
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      ${text.xs}
    }
  }
`;

/** The heading of a group: its line spans the table, its text stays in sight. */
export const GroupName = styled.th`
  padding: 0;
  border-block-end: 1px solid ${color.line};
  background: ${color.sunken};
  text-align: start;
  & > span {
    position: sticky;
    inset-inline-start: 0;
    display: inline-block;
    padding: ${space[2]} ${space[3]};
    ${text.s}
    font-weight: ${font.medium};
  }
  @container ${NARROW} {
    & > span {
      padding-inline: ${space[2]};
    }
  }
`;

/** The sticky product names, shown once the head of the table is out of sight. They take no height. */
export const StickyNames = styled.div<{ $isShown: boolean }>`
  position: sticky;
  inset-block-start: ${HEADER};
  z-index: ${z.sticky};
  block-size: 0;
  visibility: ${(p) => (p.$isShown ? 'visible' : 'hidden')};
  opacity: ${(p) => (p.$isShown ? 1 : 0)};
  transition: opacity ${duration.fast};
  pointer-events: none;
  @media (max-width: 1074.98px) {
    inset-block-start: ${HEADER_NARROW};
  }
  @media print {
    display: none;
  }
`;

export const Names = styled.div`
  display: flex;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-block-start: 0;
  background: ${color.surface};
  box-shadow: ${shadow.sticky};
`;

export const NamesOffset = styled.div`
  position: relative;
  z-index: 1;
  flex: none;
  inline-size: var(--first);
  background: ${color.surface};
`;

export const NameInStrip = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: ${space[2]};
  align-items: center;
  inline-size: var(--column);
  padding: ${space[2]} ${space[3]};
  transform: translateX(var(--moved, 0px));
  ${text.xs}
  @container ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${space[2]};
    & > :first-child {
      display: none;
    }
  }
`;
