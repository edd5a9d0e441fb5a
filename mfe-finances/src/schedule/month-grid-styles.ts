import { color, font, fontSize, media, radius, space } from '@shop/ui/theme';
import styled, { css } from 'styled-components';

export const Days = styled.table.attrs({ role: 'grid' })`
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 2px;
  margin-inline: -2px;
  inline-size: calc(100% + 4px);
  ${font.tabular}
  th {
    padding-block: ${space[1]};
    font-size: ${fontSize.xs};
    font-weight: ${font.regular};
    color: ${color.textMuted};
  }
  td {
    padding: 0;
  }
`;

export const GridCell = styled.td.attrs({ role: 'gridcell' })``;

type DayTone = 'accent' | 'danger' | undefined;

export const Day = styled.button<{ $tone: DayTone; $isChosen: boolean }>`
  display: grid;
  align-content: center;
  justify-items: center;
  inline-size: 100%;
  block-size: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: none;
  color: ${color.textMuted};
  font-size: ${fontSize.s};
  line-height: 1rem;
  cursor: pointer;
  &[aria-disabled] {
    cursor: default;
  }
  &[aria-current] {
    font-weight: ${font.bold};
    color: ${color.text};
    border-color: ${color.control};
  }
  ${(p) => p.$tone && tones[p.$tone]}
  ${(p) => p.$isChosen && chosen}
  ${media.hover} {
    &:not([aria-disabled]):hover {
      border-color: ${color.accent};
    }
  }
`;

const tones = {
  accent: css`
    border-color: ${color.accentLine};
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: ${font.medium};
  `,
  danger: css`
    border-color: ${color.dangerLine};
    background: ${color.dangerSoft};
    color: ${color.danger};
    font-weight: ${font.medium};
  `,
};

/** Overrides the styles of today and of a day with payments. */
const chosen = css`
  &&& {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

export const Sum = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  font-size: ${fontSize.xxs};
  line-height: 0.875rem;
  white-space: nowrap;
`;
