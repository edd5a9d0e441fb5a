import { exportFinances } from '@shop/contracts/finances/finances';
import { moscowToday } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { useEvent } from '@shop/platform/events';
import { call } from '@shop/platform/http';
import { queryClient, useQuery } from '@shop/platform/query';
import { Button, Card, Row, Stack, Text, VisuallyHidden } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { useEffect, useRef } from 'react';
import { Dimmed } from '../common/dimmed.ts';
import { ExportButton } from '../common/export-button.tsx';
import { HistoryListSkeleton } from '../common/skeletons/history-skeleton.tsx';
import { TabFailure } from '../common/tab-failure.tsx';
import { pageOf, useSearch } from '../common/use-search.ts';
import { historyFilterOf, historyQuery } from './history.queries.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryTable } from './history-table.tsx';
import { HistoryTotals } from './history-totals.tsx';
import { NoHistory } from './no-history.tsx';

export const prefetchHistory = (search: URLSearchParams) => queryClient.prefetchQuery(historyQuery(search));

/** Payments and what they paid for, newest first, as the filter of §3 finds them. */
export function HistoryPage() {
  const { search, hrefForPage, setFilter, setPage } = useSearch();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(historyQuery(search));
  const filters = useRef<HTMLDivElement>(null);
  const filter = historyFilterOf(search);
  useEvent('ledger.changed', () => void refetch());

  const shownPage = data?.pageNavigation.pageNumber;
  useEffect(() => {
    if (!isPlaceholderData && shownPage !== undefined && shownPage !== pageOf(search)) setPage(shownPage);
  });

  if (!data && !isPending)
    return (
      <TabFailure
        error={error}
        title="Не удалось загрузить историю платежей"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const found = data?.pageNavigation.recordCount ?? 0;
  const isFiltered = Boolean(filter.kind || filter.dateFrom || filter.dateTo);
  function clear() {
    setFilter({ kind: undefined, period: undefined, dateFrom: undefined, dateTo: undefined });
    // The button goes, and would take the focus with it.
    filters.current?.querySelector('select')?.focus();
  }
  return (
    <Stack gap={5}>
      <div ref={filters}>
        <HistoryFilters kind={filter.kind} onKind={(kind) => setFilter({ kind })} />
      </div>
      {isPending ? (
        <HistoryListSkeleton />
      ) : (
        <>
          <HistoryTotals totals={data.totals} isStale={isPlaceholderData} />
          <Stack gap={3}>
            <Row justify="between">
              <Row gap={2}>
                <Text tone="muted" role="status">
                  {found > 0 && (
                    <>
                      <VisuallyHidden>Найдено: </VisuallyHidden>
                      {countOf(found, 'документ', 'документа', 'документов')}
                    </>
                  )}
                </Text>
                {isFiltered && found > 0 && (
                  <Button size="s" variant="quiet" onClick={clear}>
                    Сбросить фильтры
                  </Button>
                )}
              </Row>
              <ExportButton
                size="s"
                disabled={found === 0}
                issueUrl={() => call(exportFinances, { body: { section: 'history', ...filter } })}
                progress="Готовим историю платежей…"
                failure="История платежей не&nbsp;скачана"
              />
            </Row>
            {data.items.length === 0 ? (
              <NoHistory isFiltered={isFiltered} onClear={clear} />
            ) : (
              <Card padding={0}>
                <Dimmed aria-busy={isPlaceholderData}>
                  <HistoryTable documents={data.items} today={moscowToday()} />
                </Dimmed>
              </Card>
            )}
          </Stack>
          <Pagination label="Страницы истории" navigation={data.pageNavigation} hrefFor={hrefForPage} />
        </>
      )}
    </Stack>
  );
}
