import { Card, Skeleton, Stack } from '@shop/ui';
import { color, space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Recalculated } from '../common/recalculated.ts';

interface PlaceListProps {
  readonly label: string;
  /** The rows belong to another page or are about to change. */
  readonly isStale: boolean;
  readonly children: ReactNode;
}

export function PlaceList({ label, isStale, children }: PlaceListProps) {
  return (
    <Card padding={0}>
      <Recalculated aria-busy={isStale}>
        <List aria-label={label}>{children}</List>
      </Recalculated>
    </Card>
  );
}

/** Three rows, the average of a company, each as high as one with a comment. */
export function PlaceListSkeleton() {
  return (
    <Card padding={0} aria-busy="true">
      <List as="div">
        {['one', 'two', 'three'].map((line) => (
          <Waiting key={line}>
            <Skeleton height={20} width="30%" />
            <Skeleton height={16} width="60%" />
            <Skeleton height={16} width="45%" />
          </Waiting>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  padding-inline: ${space[5]};
  > * + * {
    border-block-start: 1px solid ${color.line};
  }
`;

const Waiting = styled(Stack).attrs({ gap: 2 })`
  padding-block: ${space[4]};
`;
