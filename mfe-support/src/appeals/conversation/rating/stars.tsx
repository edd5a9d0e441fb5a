import { StarIcon } from '@shop/ui/parts/icons';
import { color, space } from '@shop/ui/theme';
import { styled } from 'styled-components';
import { nameOfRating, RATING_LABELS } from './rating-labels.ts';

/** Read-only stars; `name` is the accessible name and says whose rating it is. */
export function ShownStars({ rating, name }: { rating: number; name: string }) {
  return (
    <Line>
      <Shown aria-hidden>
        {RATING_LABELS.map((label, index) => (
          <Star key={label} $isFull={index < rating} />
        ))}
      </Shown>
      <span>
        {name}: {nameOfRating(rating)}
      </span>
    </Line>
  );
}

/** Full stars are filled, empty ones outlined. */
export const Star = styled(StarIcon)<{ $isFull: boolean }>`
  color: ${(p) => (p.$isFull ? color.accent : color.control)};
  fill: ${(p) => (p.$isFull ? 'currentcolor' : 'none')};
`;

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;

const Shown = styled.span`
  display: inline-flex;
  gap: 2px;
  print-color-adjust: exact;
`;
