import { color, font, media, radius, space, text } from '@shop/ui/theme';
import styled, { css } from 'styled-components';
import { MEDIUM, medium, wide } from './row-layout.ts';

/** A name in one line, and what stands beside it; in a row of its own size it has two. */
export const Name = styled.div<{ $isSize?: boolean; $isAlone?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
  ${text.m}
  a {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: ${(p) => (p.$isSize ? font.medium : font.regular)};
  }
  & > span {
    flex: none;
  }
  ${medium} {
    flex-wrap: nowrap;
    a {
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
  }
  ${(p) =>
    p.$isAlone &&
    css`
      /* Two lines are as high as the field, and tell one screw from another. */
      ${wide} {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        overflow: hidden;
        ${text.s}
        a {
          white-space: normal;
        }
      }
    `}
`;

/** What is small and said beside something else. */
export const Hint = styled.span`
  ${text.xs}
  ${font.tabular}
  color: ${color.textMuted};
`;

/** All warehouses in one line; whole below the pointer, and in the row that has the focus. */
export const Warehouses = styled.div`
  block-size: 16px;
  & > span {
    display: block;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  *:hover > & > span,
  [role='row']:focus-within & > span {
    position: relative;
    z-index: 1;
    overflow: visible;
    white-space: normal;
    border-radius: ${radius.s};
    background: ${color.surface};
    box-shadow: 0 3px 0 3px ${color.surface};
  }
  /* On phones nothing lies over the next row: this one grows. */
  @container order-table (max-width: ${MEDIUM - 0.02}px) {
    block-size: auto;
    min-block-size: 16px;
  }
`;

export const Toggles = styled.div.attrs({ role: 'cell' })`
  grid-area: toggles;
  display: flex;
  justify-content: end;
  @container order-table (max-width: ${MEDIUM - 0.02}px) {
    flex-wrap: wrap;
    justify-content: start;
    margin-inline-start: -${space[2]};
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
  ${text.xs}
  ${font.tabular}
  color: ${(p) => (p.$isBad ? color.danger : color.textMuted)};
  text-align: end;
  overflow-wrap: anywhere;
  ${medium} {
    text-align: start;
  }
`;
