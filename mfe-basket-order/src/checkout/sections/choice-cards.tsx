import { ErrorText, Label, VisuallyHidden } from '@shop/ui';
import { mark } from '@shop/ui/parts/checkbox';
import { color, duration, font, radius, space, text } from '@shop/ui/theme';
import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** At the end of the first line: a price. */
  readonly aside?: ReactNode;
  /** Cannot be chosen, and `hint` says why; it is read and reached by keyboard all the same. */
  readonly isUnavailable?: boolean;
  /** Below, still in the card: what can be unfolded or compared. */
  readonly body?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  readonly label: string;
  /** Shown above the cards, where the section does not say it already. */
  readonly isLabelShown?: boolean;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: Value) => void;
  readonly choices: readonly Choice<Value>[];
  readonly error?: string | undefined;
  /** Px that a card needs at least; as many stand beside one another as there is room for. */
  readonly minWidth?: number;
}

/** One of a few that are compared: what each is and costs, and of what cannot be chosen, why. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, isLabelShown, name, value, onChange, choices, error, minWidth = 220 } = props;
  const id = useId();
  return (
    <Group
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      data-field={name}
    >
      {isLabelShown ? (
        <Label as="span" id={`${id}-label`}>
          {label}
        </Label>
      ) : (
        <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      )}
      <Cards $minWidth={minWidth}>
        {choices.map((choice) => (
          <Card key={choice.value} data-unavailable={choice.isUnavailable || undefined}>
            <Line>
              <Dot
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                aria-disabled={choice.isUnavailable || undefined}
                aria-labelledby={`${id}-${choice.value}`}
                aria-describedby={choice.hint ? `${id}-${choice.value}-hint` : undefined}
                onChange={() => !choice.isUnavailable && onChange(choice.value)}
              />
              <Words>
                <First>
                  <Name id={`${id}-${choice.value}`}>{choice.label}</Name>
                  {choice.aside}
                </First>
                {choice.hint && <Small id={`${id}-${choice.value}-hint`}>{choice.hint}</Small>}
              </Words>
            </Line>
            {choice.body && <Body>{choice.body}</Body>}
          </Card>
        ))}
      </Cards>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Group>
  );
}

/** No fieldset: its cards are containers of queries, as the list of `PointPicker` is. */
const Group = styled.div`
  display: grid;
  gap: ${space[2]};
`;

/** Prices and days that are being worked out anew (`data-counting` of the form) stay and are dimmed. */
const recounted = css`
  transition: opacity ${duration.fast};
  [data-counting] & {
    opacity: 0.85;
  }
`;

const Cards = styled.div<{ $minWidth: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${(p) => p.$minWidth}px), 1fr));
  gap: ${space[2]};
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
  &:has(> label > :checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`;

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  padding: ${space[3]};
  cursor: pointer;
  ${text.m}
  [data-unavailable] > & {
    cursor: default;
  }
`;

const Dot = styled.input`
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

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
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

const Small = styled.span`
  display: block;
  margin-block-start: 2px;
  ${text.s}
  color: ${color.textMuted};
  ${recounted}
`;

const Body = styled.div`
  ${recounted}
  padding: 0 ${space[3]} ${space[3]};
  /* Under the words where there is room. */
  @container choice (min-width: 400px) {
    padding-inline-start: 40px;
  }
`;
