import { SMS_CODE_LENGTH } from '@shop/domain/constants';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { TextField, type TextFieldProps } from '../../core/text-field/text-field.tsx';
import { font, fontSize, media } from '../../core/theme/index.ts';

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'> & {
  /** Called when all digits are typed. */
  onComplete?: (code: string) => void;
};

/** A field for the code of a text message, 4 digits in one input that phones fill in automatically. */
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
    font-size: ${fontSize.xl};
    ${media.coarse} {
      font-size: ${fontSize.xl};
    }
  }
`;
