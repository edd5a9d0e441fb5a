import { SMS_CODE_LENGTH } from '@shop/domain/constants';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { TextField, type TextFieldProps } from '../../core/text-field/text-field.tsx';
import { font, media } from '../../core/theme/index.ts';

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'> & {
  /** All digits are there. */
  onComplete?: (code: string) => void;
};

/** The code of a text message, 4 digits in one input, which phones fill in by themselves. */
export function CodeField({ onChange, onComplete, ...rest }: CodeFieldProps) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const digits = input.value.replace(/\D/g, '').slice(0, SMS_CODE_LENGTH);
    if (digits !== input.value) input.value = digits;
    if (digits === rest.value) return;
    onChange?.(event);
    if (digits.length === SMS_CODE_LENGTH) onComplete?.(digits);
  }
  return <Digits {...rest} onChange={handleChange} inputMode="numeric" autoComplete="one-time-code" />;
}

const Digits = styled(TextField)`
  input {
    ${font.tabular}
    letter-spacing: 0.5em;
    font-size: 1.25rem;
    ${media.coarse} {
      font-size: 1.25rem;
    }
  }
`;
