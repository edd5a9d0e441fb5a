import { media } from '@shop/shared/theme';
import { Card, Skeleton } from '@shop/shared/ui';
import { styled } from 'styled-components';

const PAGE = 10;

interface AppealsSkeletonProps {
  /** Px of a card of the list on phones. */
  readonly cardHeight: number;
}

/** As high as a full page of the list, its head included. */
export function AppealsSkeleton({ cardHeight }: AppealsSkeletonProps) {
  return (
    <Card padding={0} aria-busy="true" aria-label="Обращения загружаются">
      <Skeleton height={37} />
      {Array.from({ length: PAGE }, (_, index) => (
        <Line key={index} $cardHeight={cardHeight}>
          <Skeleton height={16} width="min(360px, 60%)" />
        </Line>
      ))}
    </Card>
  );
}

const Line = styled.div<{ $cardHeight: number }>`
  display: grid;
  align-content: center;
  block-size: 55px;
  padding-inline: 16px;
  ${media.down('mobile')} {
    block-size: ${(p) => p.$cardHeight}px;
  }
`;
