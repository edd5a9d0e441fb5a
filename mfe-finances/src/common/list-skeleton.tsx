import { media } from '@shop/shared/theme';
import { Card, Skeleton } from '@shop/shared/ui';
import styled from 'styled-components';

interface ListSkeletonProps {
  readonly lines: number;
  /** Px of a card of the list on phones. */
  readonly cardHeight: number;
}

/** As high as a list of so many lines of two rows, its head included; on phones as high as their cards. */
export function ListSkeleton({ lines, cardHeight }: ListSkeletonProps) {
  return (
    <Card padding={0}>
      <Skeleton height={37} />
      {Array.from({ length: lines }, (_, index) => (
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
  block-size: 57px;
  padding-inline: 16px;
  ${media.down('mobile')} {
    block-size: ${(p) => p.$cardHeight}px;
  }
`;
