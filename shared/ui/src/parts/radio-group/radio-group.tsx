import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { ErrorText, Label } from '../../core/field/field.tsx';
import { color, media, radius, space, text } from '../../core/theme/index.ts';
import { VisuallyHidden } from '../../core/visually-hidden/visually-hidden.tsx';
import { Line, mark } from '../checkbox/checkbox.tsx';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the line: a price, a date. */
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  label: ReactNode;
  labelHidden?: boolean;
  name?: string;
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  /** `cards` frames each option, for choices that carry a hint or a price. */
  variant?: 'plain' | 'cards';
  direction?: 'column' | 'row';
  error?: ReactNode;
  disabled?: boolean;
};

/** One of a few, all of them in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    labelHidden,
    name,
    value,
    onChange,
    options,
    variant = 'plain',
    direction,
    error,
    disabled,
  } = props;
  const id = useId();
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined} disabled={disabled}>
      {labelHidden ? (
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
      ) : (
        <Legend as="legend">{label}</Legend>
      )}
      <Options $row={direction === 'row'} $cards={variant === 'cards'}>
        {options.map((option) => (
          <Option key={option.value} $card={variant === 'cards'}>
            <Dot
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <Words>
              {option.label}
              {option.hint && <Small>{option.hint}</Small>}
            </Words>
            {option.aside}
          </Option>
        ))}
      </Options>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[2]};
`;

const Legend = styled(Label)`
  margin-block-end: ${space[1]};
`;

const Options = styled.div<{ $row: boolean; $cards: boolean }>`
  display: grid;
  gap: ${(p) => (p.$cards ? space[2] : space[1])};
  ${(p) =>
    p.$row &&
    `${media.up('mobile')} { grid-auto-flow: column; ${p.$cards ? equalCards : `justify-content: start; column-gap: ${space[5]};`} }`}
`;

/** Cards beside one another are compared, so they are equally wide. */
const equalCards = 'grid-auto-columns: minmax(0, 1fr);';

const Option = styled(Line)<{ $card: boolean }>`
  ${(p) =>
    p.$card &&
    `
      padding: ${space[3]};
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.m};
      background: ${color.surface};
      &:hover { border-color: ${color.control}; }
      &:has(:checked) { border-color: ${color.accent}; background: ${color.accentSoft}; }
      &:has(:disabled) { border-color: ${color.line}; background: ${color.sunken}; }
    `}
`;

const Dot = styled.input`
  ${mark}
  border-radius: 50%;
  &::before {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
  }
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

const Small = styled.span`
  display: block;
  ${text.s}
  color: ${color.textMuted};
`;
