import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { color, controlHeight, duration, fontSize, media, radius, space, text } from '../theme/index.ts';

export type InputSize = 's' | 'm' | 'l';

export type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
  size?: InputSize;
  /** A decorative icon at the start. */
  icon?: ReactNode;
  /** Content at the end: a unit, a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** The input without a label; inside `Field`, spread its control on it. */
export function Input({ size = 'm', icon, end, className, ...rest }: InputProps) {
  return (
    <Frame $size={size} className={className}>
      {icon}
      <Bare {...rest} />
      {end}
    </Frame>
  );
}

/** The border of every control that can be typed into or chosen from. */
export const controlEdge = css`
  border: 1px solid ${color.control};
  border-radius: ${radius.m};
  background: ${color.surface};
  transition: border-color ${duration.fast};
  ${media.hover} {
    &:hover {
      border-color: ${color.textMuted};
    }
  }
`;

/** 16 px under a finger: iOS zooms into anything smaller. */
export const controlText = css`
  ${text.m}
  ${media.coarse} {
    font-size: ${fontSize.l};
  }
`;

/** The style of an invalid field. */
const invalidLook = css`
  border-color: ${color.danger};
  background: ${color.dangerSoft};
`;

/** The states of a control that draws its own border: focused, invalid, disabled. */
export const controlStates = css`
  &:focus-visible {
    outline-offset: -1px;
    border-color: ${color.focus};
  }
  &[aria-invalid='true'] {
    ${invalidLook}
  }
  &:disabled {
    border-color: ${color.line};
    background: ${color.sunken};
  }
`;

const Frame = styled.div<{ $size: InputSize }>`
  ${controlEdge}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  min-block-size: ${(p) => controlHeight[p.$size]};
  padding-inline: ${(p) => (p.$size === 's' ? space[2] : space[3])};
  color: ${color.textMuted};
  &:focus-within:has(input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
    border-color: ${color.focus};
  }
  &:has([aria-invalid='true']) {
    ${invalidLook}
  }
  &:has(input:disabled) {
    border-color: ${color.line};
    background: ${color.sunken};
  }
  & > .lucide {
    inline-size: 16px;
    block-size: 16px;
  }
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
  }
`;

const Bare = styled.input`
  ${controlText}
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    text-overflow: ellipsis;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
