import styled from 'styled-components';
import { color, font, media, space, text, z } from '../../core/theme/index.ts';

/** Rows become cards by the width of the table, not of the screen: beside a menu there is less. */
export const Frame = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

const cards = (p: { $cardsBelow: number }) => `@container (max-width: ${p.$cardsBelow - 0.02}px)`;

export const Grid = styled.table<{ $cozy: boolean; $cardsBelow: number }>`
  inline-size: 100%;
  ${text.m}
  th,
  td {
    padding: ${(p) => (p.$cozy ? space[3] : space[2])} ${space[3]};
    &:first-child {
      padding-inline-start: ${space[4]};
    }
    &:last-child {
      padding-inline-end: ${space[4]};
    }
  }
  tbody tr + tr,
  tfoot tr {
    border-block-start: 1px solid ${color.line};
  }
  tfoot {
    font-weight: ${font.bold};
    ${font.tabular}
  }
  ${media.hover} {
    tbody tr:hover {
      background: ${color.raised};
    }
  }
  tr[data-tone='danger'] {
    background: ${color.dangerSoft};
  }
  tr[data-tone='warning'] {
    background: ${color.warningSoft};
  }
  tr[data-tone='success'] {
    background: ${color.successSoft};
  }
  tr[data-tone='accent'] {
    background: ${color.accentSoft};
  }
  tr[data-tone='neutral'] {
    background: ${color.sunken};
    color: ${color.textMuted};
  }
  ${cards} {
    &,
    tbody,
    tfoot,
    td {
      display: block;
    }
    tbody tr,
    tfoot tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      row-gap: ${space[1]};
      padding: ${space[3]} ${space[4]};
    }
  }
`;

/** Visually hidden among cards, where every value has its own label. */
export const Head = styled.thead<{ $top: number; $cardsBelow: number }>`
  position: sticky;
  inset-block-start: ${(p) => p.$top}px;
  z-index: ${z.sticky};
  background: ${color.surface};
  box-shadow: inset 0 -1px ${color.line};
  ${cards} {
    position: absolute;
    display: block;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

// The roles are implicit; they are spelt out because some browsers drop the semantics of a table part as soon as its
// `display` changes.
export const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
export const Foot = styled.tfoot.attrs({ role: 'rowgroup' })``;
export const Line = styled.tr.attrs({ role: 'row' })``;

const places = {
  start: `grid-area: 1 / 1; padding-inline-end: ${space[3]};`,
  end: `grid-area: 1 / 3; padding-inline-start: ${space[2]};`,
  title: `grid-area: 1 / 2; display: block; padding-block-end: ${space[1]}; font-weight: ${font.medium};`,
  line: 'grid-column: 1 / -1;',
};

type CellLook = {
  $cardsBelow: number;
  $align?: 'start' | 'center' | 'end';
  $width?: string;
  $place?: 'start' | 'end' | 'title' | 'line';
};

export const Cell = styled.td<CellLook>`
  text-align: ${(p) => p.$align ?? 'start'};
  vertical-align: middle;
  ${font.tabular}
  ${(p) => p.$width && `inline-size: ${p.$width};`}
  th& {
    ${text.s}
    font-weight: ${font.medium};
    color: ${color.textMuted};
    white-space: nowrap;
  }
  ${cards} {
    td&& {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: ${space[3]};
      padding: 0;
      text-align: start;
      &:empty {
        display: none;
      }
      ${(p) => p.$place && places[p.$place]}
      &[data-label]::before {
        content: attr(data-label);
        flex: none;
        color: ${color.textMuted};
        ${text.s}
      }
    }
  }
`;

export const SortLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 24px;
  color: inherit;
  text-decoration: none;
  .lucide {
    inline-size: 14px;
    block-size: 14px;
    color: ${color.control};
  }
  &:hover,
  [aria-sort='ascending'] &,
  [aria-sort='descending'] & {
    color: ${color.text};
    .lucide {
      color: currentcolor;
    }
  }
`;
