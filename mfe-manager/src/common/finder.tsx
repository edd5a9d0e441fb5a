import { countOf } from '@shop/domain/format/number';
import { messageOf } from '@shop/platform/http';
import { ErrorPanel, Skeleton, Stack, Text } from '@shop/ui';
import { SearchForm } from '@shop/ui/parts/search-form';
import { space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface FoundPage<Found> {
  readonly items: readonly Found[];
  readonly pageNavigation: { readonly recordCount: number };
}

interface FinderProps<Found> {
  /** Of the search field: «Название, ИНН или код». */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The query of what is found; its first page is shown. */
  readonly found: {
    readonly data: FoundPage<Found> | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly emptyText: string;
  readonly isFirst?: boolean;
  readonly children: (items: readonly Found[]) => ReactNode;
}

/** Finds among thousands inside a dialog: a search, and below it the first of what was found, in a place of one height. */
export function Finder<Found>(props: FinderProps<Found>) {
  const { label, search, onSearch, found, emptyText, isFirst, children } = props;
  const { data, error, isFetching, refetch } = found;
  const more = data ? data.pageNavigation.recordCount - data.items.length : 0;
  return (
    <Stack gap={3}>
      <SearchForm label={label} search={search} onSearch={onSearch} isFirst={isFirst ?? false} />
      <Place aria-busy={isFetching}>
        {data && data.items.length > 0 ? (
          children(data.items)
        ) : data ? (
          <Text as="p" tone="muted">
            {emptyText}
          </Text>
        ) : error ? (
          <ErrorPanel text={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton height={220} />
        )}
      </Place>
      <Text as="p" size="s" tone="muted" role="status">
        {more > 0 && `И\u00a0ещё ${countOf(more, 'строка', 'строки', 'строк')}: уточните поиск.`}
      </Text>
    </Stack>
  );
}

const Place = styled.div`
  block-size: 260px;
  padding: ${space[1]};
  margin: -${space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
