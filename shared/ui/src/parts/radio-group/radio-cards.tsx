import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius, space, text } from '../../core/theme/index.ts';
import { RadioDot, RadioHint, RadioText } from './radio-line.tsx';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** Stands at the end of the first line: a price, a date. */
  aside?: ReactNode;
  disabled?: boolean;
  /** For cards: the option cannot be chosen and `hint` says why, but the keyboard and screen readers still reach it. */
  isUnavailable?: boolean;
  /** For cards: stands below the text and inside the frame, outside the label. */
  body?: ReactNode;
};

interface RadioCardsProps<Value extends string> {
  readonly id: string;
  readonly name: string;
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value) => void;
  readonly options: readonly RadioOption<Value>[];
  readonly minWidth: number | undefined;
}

/** The options of a `RadioGroup` as frames that can be compared. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { id, name, value, onChange, options, minWidth } = props;
  return (
    <Cards $minWidth={minWidth}>
      {options.map((option) => (
        <Card key={option.value} data-unavailable={option.isUnavailable || undefined}>
          <CardLine>
            <RadioDot
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-disabled={option.isUnavailable || undefined}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              onChange={() => !option.isUnavailable && onChange(option.value)}
            />
            <RadioText>
              <First>
                <Name id={`${id}-${option.value}`}>{option.label}</Name>
                {option.aside}
              </First>
              {option.hint && (
                <CardHint id={`${id}-${option.value}-hint`} data-part="hint">
                  {option.hint}
                </CardHint>
              )}
            </RadioText>
          </CardLine>
          {option.body && <Body data-part="body">{option.body}</Body>}
        </Card>
      ))}
    </Cards>
  );
}

const Cards = styled.div<{ $minWidth: number | undefined }>`
  display: grid;
  gap: ${space[2]};
  ${(p) =>
    p.$minWidth !== undefined &&
    `grid-template-columns: repeat(auto-fit, minmax(min(100%, ${p.$minWidth}px), 1fr));`}
`;

const Card = styled.div`
  container: choice / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-inline-size: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  &:hover {
    border-color: ${color.control};
  }
  &[data-unavailable] {
    border-color: ${color.line};
    background: ${color.raised};
  }
  &:has(> label > :disabled) {
    border-color: ${color.line};
    background: ${color.sunken};
  }
  &:has(> label > :checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`;

const CardLine = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  padding: ${space[3]};
  cursor: pointer;
  ${text.m}
  [data-unavailable] > & {
    cursor: default;
  }
  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`;

const First = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
`;

const Name = styled.span`
  font-weight: ${font.medium};
  [data-unavailable] & {
    color: ${color.textMuted};
  }
`;

const CardHint = styled(RadioHint)`
  margin-block-start: 2px;
`;

const Body = styled.div`
  padding: 0 ${space[3]} ${space[3]};
  /* Starts under the text where there is room. */
  @container choice (min-width: 400px) {
    padding-inline-start: ${space[10]};
  }
`;
