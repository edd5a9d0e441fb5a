import { css } from 'styled-components';
import { controlEdge, controlText } from '../field/input.tsx';
import { color, controlHeight, font, media, radius, shadow, space, text } from '../theme/index.ts';

/** The frame of a control with several parts; react-aria names its states. */
export const groupStyle = css`
  ${controlEdge}
  ${controlText}
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${controlHeight.m};
  padding-inline: ${space[3]} 2px;
  color: ${color.text};
  &[data-focus-within] {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
    border-color: ${color.focus};
  }
  &[data-invalid] {
    border-color: ${color.danger};
    background: ${color.dangerSoft};
  }
  &[data-disabled] {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.textDisabled};
  }
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
  }
`;

/** The button at the end that opens the list or the calendar. */
export const openerStyle = css`
  display: grid;
  place-content: center;
  inline-size: 30px;
  block-size: 30px;
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.textMuted};
  &[data-hovered] {
    background: ${color.sunken};
    color: ${color.text};
  }
  .lucide {
    inline-size: 16px;
    block-size: 16px;
  }
  ${media.coarse} {
    inline-size: 40px;
    block-size: 40px;
  }
`;

/** A popover above the page. */
export const popoverStyle = css`
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.popover};
  ${text.m}
  outline: none;
  overflow: auto;
`;

export const optionStyle = css`
  display: grid;
  align-content: center;
  min-block-size: 32px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.s};
  cursor: pointer;
  outline: none;
  &[data-focused] {
    background: ${color.sunken};
  }
  &[data-selected] {
    background: ${color.accentSoft};
    font-weight: ${font.medium};
  }
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
  }
`;
