import { media } from '@shop/shared/theme';
import { Card, Skeleton } from '@shop/shared/ui';
import styled from 'styled-components';

interface ListSkeletonProps {
  readonly lines: number;
  /** Px of a line of the table, and of a card on phones. */
  readonly lineHeight: number;
  readonly cardHeight: number;
}

/** As high as a table of so many lines, its head included; on phones as high as their cards. */
export function ListSkeleton({ lines, lineHeight, cardHeight }: ListSkeletonProps) {
  return (
    <Card padding={0} aria-busy="true">
      <Skeleton height={37} />
      {Array.from({ length: lines }, (_, index) => (
        <Line key={index} $lineHeight={lineHeight} $cardHeight={cardHeight}>
          <Skeleton height={16} width="min(360px, 60%)" />
        </Line>
      ))}
    </Card>
  );
}

const Line = styled.div<{ $lineHeight: number; $cardHeight: number }>`
  display: grid;
  align-content: center;
  block-size: ${(p) => p.$lineHeight}px;
  padding-inline: 16px;
  ${media.down('mobile')} {
    block-size: ${(p) => p.$cardHeight}px;
  }
`;
