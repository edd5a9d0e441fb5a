import { Skeleton, Stack } from '@shop/ui';
import { media } from '@shop/ui/theme';
import styled from 'styled-components';

/** The height of a balance with one contract. */
export function BalanceSkeleton() {
  return (
    <Stack gap={6} aria-busy="true" aria-label="Баланс загружается">
      {PARTS_PX.map(([wide, middle, narrow]) => (
        <Part key={wide} $wide={wide} $middle={middle} $narrow={narrow}>
          <Skeleton height="100%" />
        </Part>
      ))}
    </Stack>
  );
}

/** Heights of figures, ageing, one contract and the plots on wide, middle and narrow screens. */
const PARTS_PX = [
  [106, 210, 298],
  [160, 160, 234],
  [222, 222, 278],
  [885, 925, 1170],
] as const;

const Part = styled.div<{ $wide: number; $middle: number; $narrow: number }>`
  block-size: ${(p) => p.$wide}px;
  ${media.down('desktop')} {
    block-size: ${(p) => p.$middle}px;
  }
  ${media.down('mobile')} {
    block-size: ${(p) => p.$narrow}px;
  }
`;
