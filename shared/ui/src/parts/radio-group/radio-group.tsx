import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { ErrorText, Label } from '../../core/field/field.tsx';
import { media, space } from '../../core/theme/index.ts';
import { VisuallyHidden } from '../../core/visually-hidden/visually-hidden.tsx';
import { RadioCards, type RadioOption } from './radio-cards.tsx';
import { RadioHint, RadioLine } from './radio-line.tsx';

export type RadioGroupProps<Value extends string> = {
  label: ReactNode;
  labelHidden?: boolean;
  /** The name of the field, also as `data-field` of the group. */
  name?: string;
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  /** `cards` frames each option, for choices that carry a hint, a price or more. */
  variant?: 'plain' | 'cards';
  /** For plain options: `row` puts them beside one another where there is space. */
  direction?: 'column' | 'row';
  /** Least width of a card in px: as many as fit stand beside one another. Without it they stand below one another. */
  minWidth?: number;
  error?: ReactNode;
};

/** One of a few options, all of them visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    labelHidden,
    value,
    onChange,
    options,
    variant = 'plain',
    direction,
    minWidth,
    error,
  } = props;
  const id = useId();
  const name = props.name ?? id;
  return (
    <Group
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      data-field={props.name}
    >
      {labelHidden ? (
        <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      ) : (
        <Label as="span" id={`${id}-label`}>
          {label}
        </Label>
      )}
      {variant === 'cards' ? (
        <RadioCards {...{ id, name, value, onChange, options, minWidth }} />
      ) : (
        <Options $row={direction === 'row'}>
          {options.map((option) => (
            <RadioLine
              key={option.value}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aside={option.aside}
              onChange={() => onChange(option.value)}
            >
              {option.label}
              {option.hint && <RadioHint>{option.hint}</RadioHint>}
            </RadioLine>
          ))}
        </Options>
      )}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Group>
  );
}

/** Not a fieldset: the cards are query containers, which a fieldset would not let shrink below their content. */
const Group = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Options = styled.div<{ $row: boolean }>`
  display: grid;
  gap: ${space[1]};
  ${(p) =>
    p.$row &&
    `${media.up('mobile')} { grid-auto-flow: column; justify-content: start; column-gap: ${space[5]}; }`}
`;
