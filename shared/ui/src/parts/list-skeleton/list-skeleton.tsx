import styled from 'styled-components';
import { Card } from '../../core/card/card.tsx';
import { Skeleton } from '../../core/skeleton/skeleton.tsx';
import { media, space } from '../../core/theme/index.ts';

export type ListSkeletonProps = {
  lines: number;
  /** Height in px of a line of the table, and of a card on phones. */
  lineHeight: number;
  cardHeight: number;
  /** Names the loading content for screen readers. */
  'aria-label'?: string;
};

/** A skeleton as high as a table of this many lines including its head; on phones as high as their cards. */
export function ListSkeleton({ lines, lineHeight, cardHeight, ...rest }: ListSkeletonProps) {
  return (
    <Card padding={0} aria-busy="true" {...rest}>
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
  padding-inline: ${space[4]};
  ${media.down('mobile')} {
    block-size: ${(p) => p.$cardHeight}px;
  }
`;
