import { useQuery } from '@shop/platform/query';
import { PageFailure } from '@shop/remote';
import { Button, Card, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { ClockIcon } from '@shop/ui/parts/icons';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { Pagination } from '@shop/ui/parts/pagination';
import { useEffect } from 'react';
import { Dimmed } from '../dimmed.ts';
import { useSearch } from '../use-search.ts';
import { historyFilterOf, historyQuery } from './history.queries.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';

interface HistoryViewProps {
  /** Of which company; without one what the manager has done. */
  readonly contragent?: number;
  /** Whom the history can be narrowed to. */
  readonly people: readonly { readonly id: number; readonly name: string }[];
}

/** Who did what, with filters and pages in the address; for the customer and for the manager. */
export function HistoryView({ contragent, people }: HistoryViewProps) {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const filter = historyFilterOf(params);
  const list = useQuery(historyQuery(contragent, filter, page));
  const { data, isPending, isPlaceholderData } = list;

  const shownPage = data?.pageNavigation.pageNumber;
  useEffect(() => {
    if (!isPlaceholderData && shownPage !== undefined && shownPage !== page) setPage(shownPage);
  });

  if (!data && !isPending)
    return (
      <PageFailure
        isPart
        error={list.error}
        title="Не удалось загрузить историю"
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <Stack gap={4}>
      <HistoryFilters filter={filter} people={people} onChange={setFilter} />
      {isPending ? (
        <ListSkeleton lines={8} lineHeight={57} cardHeight={132} />
      ) : data?.items.length === 0 ? (
        <NoHistory
          isFiltered={isFiltered}
          onClear={() => setFilter({ user: '', acted: '', dateFrom: '', dateTo: '' })}
        />
      ) : (
        <Card padding={0}>
          <Dimmed aria-busy={isPlaceholderData}>
            <HistoryList entries={data?.items ?? []} withCompany={contragent === undefined} />
          </Dimmed>
        </Card>
      )}
      {data && <Pagination label="Страницы истории" navigation={data.pageNavigation} hrefFor={hrefForPage} />}
    </Stack>
  );
}

function NoHistory({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  if (!isFiltered)
    return (
      <EmptyState icon={<ClockIcon />} title="Пока ничего не было">
        Здесь останется, кто и{'\u00a0'}когда менял сотрудников, права, торговые точки и{'\u00a0'}реквизиты, и
        {'\u00a0'}что делали за{'\u00a0'}других.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<ClockIcon />}
      title="За это время ничего не нашлось"
      action={<Button onClick={onClear}>Сбросить фильтры</Button>}
    >
      Выберите другого сотрудника или другие дни.
    </EmptyState>
  );
}
