import { Button, Card, Row, Stack, Text, VisuallyHidden } from '@shop/ui';
import { ErrorText, Label } from '@shop/ui/core/field';
import { color, font, space } from '@shop/ui/theme';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { Refusal } from '../../common/refusal-modal.tsx';
import { useRateAppeal } from './rate-appeal.mutation.ts';
import { nameOfRating, RATING_LABELS } from './rating-labels.ts';
import { Star } from './stars.tsx';

interface RatingFormProps {
  readonly appealId: number;
  readonly refusal: Refusal;
}

/** Asks the company to rate the solution. A button sends it, because arrow keys only move between the stars. */
export function RatingForm({ appealId, refusal }: RatingFormProps) {
  const rate = useRateAppeal(appealId);
  const [rating, setRating] = useState<number>();
  const [isMissing, setIsMissing] = useState(false);
  const [hovered, setHovered] = useState<number>();
  const shown = hovered ?? rating ?? 0;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(rating === undefined);
    if (rating === undefined || rate.isPending) return;
    rate.mutate(rating, {
      onError: (error) => refusal.show(error, { title: 'Оценка не поставлена' }),
    });
  }

  return (
    <Card as="form" padding={4} data-off-paper onSubmit={handleSubmit}>
      <Stack gap={3}>
        <fieldset aria-describedby={isMissing ? 'rating-error' : undefined}>
          <Label as="legend">Как мы решили вопрос?</Label>
          <Row gap={3}>
            <Stars onPointerLeave={() => setHovered(undefined)}>
              {RATING_LABELS.map((label, index) => (
                <Choice key={label} onPointerEnter={() => setHovered(index + 1)}>
                  <input
                    type="radio"
                    name="rating"
                    value={index + 1}
                    checked={rating === index + 1}
                    onChange={() => {
                      setRating(index + 1);
                      setIsMissing(false);
                    }}
                  />
                  <Star $isFull={index < shown} />
                  <VisuallyHidden>{nameOfRating(index + 1)}</VisuallyHidden>
                </Choice>
              ))}
            </Stars>
            <LabelText aria-hidden>{RATING_LABELS[shown - 1]}</LabelText>
          </Row>
        </fieldset>
        {isMissing && <ErrorText id="rating-error">Поставьте оценку от 1 до 5</ErrorText>}
        <Row gap={3}>
          <Button type="submit" pending={rate.isPending}>
            Поставить оценку
          </Button>
          <Text size="s" tone="muted">
            Оценка ставится один раз
          </Text>
        </Row>
      </Stack>
    </Card>
  );
}

const Stars = styled.div`
  display: flex;
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  inline-size: 44px;
  block-size: 44px;
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > .lucide {
    inline-size: 28px;
    block-size: 28px;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
    border-radius: ${space[2]};
  }
`;

const LabelText = styled.span`
  min-inline-size: 6em;
  font-weight: ${font.medium};
`;
