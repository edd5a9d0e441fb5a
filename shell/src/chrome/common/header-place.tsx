import { Button, Skeleton } from '@shop/ui';
import { RetryIcon } from '@shop/ui/parts/icons';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useHeaderQuery } from './header.queries.ts';
import { isLost } from './retry-forever.ts';

interface RetryPlaceProps {
  /** The name of the data that loads here, in Russian. */
  readonly name: string;
  readonly query: {
    readonly data: unknown;
    readonly errorUpdateCount: number;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  /** A skeleton of the same size. */
  readonly children: ReactNode;
}

/** Shows the skeleton while the data loads; after repeated failures a retry button takes the same space. */
export function RetryPlace({ name, query, children }: RetryPlaceProps) {
  if (!isLost(query)) return children;
  return (
    <Room>
      <Unseen>{children}</Unseen>
      <Button
        size="s"
        variant="quiet"
        icon={<RetryIcon />}
        title={`${name}: не удалось загрузить`}
        pending={query.isFetching}
        onClick={() => void query.refetch()}
      >
        Повторить
      </Button>
    </Room>
  );
}

interface HeaderPlaceProps {
  readonly name: string;
  readonly width?: number;
  readonly height: number;
}

/** Reserves the space of a part of the header's data. */
export function HeaderPlace({ name, ...size }: HeaderPlaceProps) {
  return (
    <RetryPlace name={name} query={useHeaderQuery()}>
      <Skeleton {...size} />
    </RetryPlace>
  );
}

const Room = styled.div`
  display: grid;
  place-items: center start;
  & > * {
    grid-area: 1 / 1;
  }
`;

const Unseen = styled.div`
  inline-size: 100%;
  visibility: hidden;
`;
