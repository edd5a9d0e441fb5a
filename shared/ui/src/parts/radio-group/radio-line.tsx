import type { InputHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { color, text } from '../../core/theme/index.ts';
import { Line, mark } from '../checkbox/checkbox.tsx';

export type RadioLineProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> & {
  /** The text of the option, followed by any number of `RadioHint`. */
  children: ReactNode;
  /** Stands at the end of the line: a price, a date. */
  aside?: ReactNode;
};

/** One radio button with its text, for lists that lay their options out themselves; otherwise use `RadioGroup`. */
export function RadioLine({ children, aside, className, ...native }: RadioLineProps) {
  return (
    <Line className={className}>
      <RadioDot type="radio" {...native} />
      <RadioText>{children}</RadioText>
      {aside}
    </Line>
  );
}

/** The circle of a radio button. */
export const RadioDot = styled.input`
  ${mark}
  border-radius: 50%;
  &::before {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
  }
  &[aria-disabled='true'] {
    border-color: ${color.lineStrong};
    background: ${color.sunken};
  }
  &[aria-disabled='true']:checked {
    border-color: ${color.control};
    background: ${color.control};
  }
`;

export const RadioText = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** A smaller line below the text of an option. */
export const RadioHint = styled.span`
  display: block;
  ${text.s}
  color: ${color.textMuted};
`;
