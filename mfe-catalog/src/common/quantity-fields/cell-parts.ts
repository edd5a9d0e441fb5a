import { color, duration, font, fontSize, media, radius, space, text } from '@shop/ui/theme';
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

/** Small text next to other text. */
export const Hint = styled.span`
  ${text.xs}
  ${font.tabular}
  color: ${color.textMuted};
`;

/**
 * All warehouses in one line; whole where the pointer rests, and in the row that has the focus. The row grows then, so
 * that nothing lies over the next one, and only after a while, so that no click misses what has moved.
 */
export const Warehouses = styled.div`
  min-block-size: 16px;
  & > span {
    display: block;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    transition: white-space 0s ${duration.slow} allow-discrete;
  }
  *:hover > & > span,
  [role='row']:focus-within & > span {
    white-space: normal;
  }
`;

export const Toggles = styled.div.attrs({ role: 'cell' })`
  grid-area: toggles;
  display: flex;
  justify-content: end;
  @container order-table (max-width: ${MEDIUM - 0.02}px) {
    flex-wrap: wrap;
    justify-content: start;
    margin-inline-start: calc(-1 * ${space[2]});
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
    font-size: ${fontSize.l};
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
