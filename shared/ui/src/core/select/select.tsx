import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import styled from 'styled-components';
import { Field, type FieldLook } from '../field/field.tsx';
import { controlEdge, controlStates, controlText, type InputSize } from '../field/input.tsx';
import { color, controlHeight, media, space } from '../theme/index.ts';

export type SelectOption = { value: string | number; label: string; disabled?: boolean };

export type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'> &
  FieldLook & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen; cannot be chosen itself. */
    placeholder?: string;
    size?: InputSize;
    ref?: Ref<HTMLSelectElement>;
  };

/** A choice from a list with the platform's own picker. */
export function Select(props: SelectProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    required,
    id,
    className,
    options,
    placeholder,
    size = 'm',
    ...rest
  } = props;
  const isUncontrolled = rest.value === undefined && rest.defaultValue === undefined;
  return (
    <Field {...{ label, labelHidden, hint, error, required, id, className }}>
      {(control) => (
        <Frame>
          <Native
            $size={size}
            {...rest}
            {...(placeholder && isUncontrolled ? { defaultValue: '' } : {})}
            {...control}
          >
            {options.length === 0 && <option value="">Извините, других вариантов нет =(</option>}
            {placeholder && options.length > 0 && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Native>
          <ChevronDown />
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled.div`
  position: relative;
  & > .lucide {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space[3]};
    inline-size: 16px;
    block-size: 100%;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const Native = styled.select<{ $size: InputSize }>`
  ${controlEdge}
  ${controlText}
  appearance: none;
  inline-size: 100%;
  min-block-size: ${(p) => controlHeight[p.$size]};
  padding-block: 0;
  padding-inline: ${(p) => (p.$size === 's' ? space[2] : space[3])} ${space[10]};
  color: ${color.text};
  text-overflow: ellipsis;
  ${controlStates}
  &:disabled {
    color: ${color.textDisabled};
    opacity: 1;
  }
  ${media.coarse} {
    min-block-size: ${controlHeight.touch};
  }
`;
