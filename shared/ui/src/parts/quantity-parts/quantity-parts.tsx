import styled from 'styled-components';
import { controlEdge, controlText } from '../../core/field/input.tsx';
import { color, controlHeight, font, media, radius, space, text } from '../../core/theme/index.ts';

/** The border around a quantity and its buttons; `s` is for rows of a list. */
export const Frame = styled.div<{ $size?: 's' | 'm' }>`
  ${controlEdge}
  display: inline-flex;
  align-items: stretch;
  inline-size: max-content;
  block-size: ${(p) => (p.$size === 'm' ? controlHeight.m : '32px')};
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
    block-size: ${controlHeight.touch};
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
    inline-size: ${controlHeight.touch};
  }
`;

export const Digits = styled.input`
  ${controlText}
  ${font.tabular}
  flex: none;
  inline-size: auto;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  font-weight: ${font.medium};
  text-align: center;
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
