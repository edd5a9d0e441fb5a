import { color, font, media, radius, space, text } from '@shop/shared/theme';
import { controlEdge, controlText } from '@shop/shared/ui';
import styled from 'styled-components';

/** The parts of a quantity that is typed over, and what is said about it below. */
export const Frame = styled.div`
  ${controlEdge}
  display: inline-flex;
  align-items: stretch;
  inline-size: max-content;
  block-size: 32px;
  overflow: hidden;
  &:has(input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
    border-color: ${color.focus};
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
    background: ${color.dangerSoft};
  }
  ${media.coarse} {
    block-size: 44px;
  }
`;

export const Step = styled.button`
  display: grid;
  place-content: center;
  inline-size: 30px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textMuted};
  .lucide {
    inline-size: 16px;
    block-size: 16px;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.sunken};
      color: ${color.text};
    }
  }
  &:disabled {
    color: ${color.lineStrong};
    cursor: not-allowed;
  }
  ${media.coarse} {
    inline-size: 44px;
  }
`;

/** Kept clear of the page's header and the bar at its bottom when the focus scrolls it into sight. */
export const Digits = styled.input`
  ${controlText}
  ${font.tabular}
  flex: 1 0 auto;
  inline-size: auto;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  font-weight: ${font.medium};
  text-align: center;
  scroll-margin-block: 128px 160px;
  &:focus-visible {
    outline: none;
  }
`;

export const Unit = styled.span`
  align-self: center;
  padding-inline-end: ${space[1]};
  ${text.s}
  color: ${color.textSubtle};
`;

/** Its line is kept, so that a row does not grow when something is said. */
export const Note = styled.div<{ $isBad: boolean; $isNews: boolean }>`
  min-block-size: 16px;
  ${text.xs}
  ${font.tabular}
  color: ${(p) => (p.$isBad ? color.danger : p.$isNews ? color.warning : color.textMuted)};
  overflow-wrap: anywhere;
`;
