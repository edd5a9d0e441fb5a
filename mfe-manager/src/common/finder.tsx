import { countOf } from '@shop/domain/format/number';
import { QueryStates, type ShownQuery } from '@shop/kit/page/query-states';
import { Skeleton, Stack, Text } from '@shop/ui';
import { SearchForm } from '@shop/ui/parts/search-form';
import { space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface FoundPage<Found> {
  readonly items: readonly Found[];
  readonly pageNavigation: { readonly recordCount: number };
}

interface FinderProps<Found> {
  /** The label of the search field: «Название, ИНН или код». */
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The query of the results; only its first page is shown. */
  readonly found: ShownQuery<FoundPage<Found>>;
  readonly emptyText: string;
  readonly isFirst?: boolean;
  readonly children: (items: readonly Found[]) => ReactNode;
}

/** A search with its first results inside a dialog, at a constant height. */
export function Finder<Found>(props: FinderProps<Found>) {
  const { label, search, onSearch, found, emptyText, isFirst, children } = props;
  const more = found.data ? found.data.pageNavigation.recordCount - found.data.items.length : 0;
  return (
    <Stack gap={3}>
      <SearchForm label={label} search={search} onSearch={onSearch} isFirst={isFirst ?? false} />
      <Place aria-busy={found.isFetching}>
        <QueryStates
          query={found}
          failure="Список не&nbsp;загрузился"
          pending={<Skeleton height={220} />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Text as="p" tone="muted">
              {emptyText}
            </Text>
          }
        >
          {({ items }) => children(items)}
        </QueryStates>
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
  margin: calc(-1 * ${space[1]});
  overflow-y: auto;
  overscroll-behavior: contain;
`;
