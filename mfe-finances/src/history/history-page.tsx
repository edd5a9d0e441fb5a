import { moscowToday } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { Dimmed } from '@shop/kit/page/dimmed';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { Button, Card, Row, Stack, Text, VisuallyHidden } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { useRef } from 'react';
import { ExportButton } from '../common/export-button.tsx';
import { issueExportUrl } from '../common/export-finances.mutation.ts';
import { HistoryListSkeleton } from '../common/skeletons/history-skeleton.tsx';
import { TabStates } from '../common/tab-states.tsx';
import { historyFilterOf, historyQuery } from './history.queries.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryTable } from './history-table.tsx';
import { HistoryTotals } from './history-totals.tsx';
import { NoHistory } from './no-history.tsx';

/** The payment history, newest first, with the filter of §3. */
export function HistoryPage() {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const history = useQuery(historyQuery(params));
  const filters = useRef<HTMLDivElement>(null);
  const filter = historyFilterOf(params);
  useEvent('ledger.changed', () => void history.refetch());
  useShownPage(history, page, setPage);

  const isFiltered = Boolean(filter.kind || filter.dateFrom || filter.dateTo);
  function clear() {
    setFilter({ kind: undefined, period: undefined, dateFrom: undefined, dateTo: undefined });
    // The button disappears; focus moves to the first filter.
    filters.current?.querySelector('select')?.focus();
  }
  return (
    <TabStates
      query={history}
      failure="Не удалось загрузить историю платежей"
      above={
        <div ref={filters}>
          <HistoryFilters kind={filter.kind} onKind={(kind) => setFilter({ kind })} />
        </div>
      }
      pending={<HistoryListSkeleton />}
    >
      {({ items, totals, pageNavigation }) => (
        <Stack gap={5}>
          <HistoryTotals totals={totals} isStale={history.isPlaceholderData} />
          <Stack gap={3}>
            <Row justify="between">
              <FoundCount count={pageNavigation.recordCount} {...(isFiltered && { onClear: clear })} />
              <ExportButton
                size="s"
                disabled={pageNavigation.recordCount === 0}
                issueUrl={() => issueExportUrl({ section: 'history', ...filter })}
                progress="Готовим историю платежей…"
                failure="История платежей не&nbsp;скачана"
              />
            </Row>
            {items.length === 0 ? (
              <NoHistory isFiltered={isFiltered} onClear={clear} />
            ) : (
              <Card padding={0}>
                <Dimmed aria-busy={history.isPlaceholderData}>
                  <HistoryTable documents={items} today={moscowToday()} />
                </Dimmed>
              </Card>
            )}
          </Stack>
          <Pagination label="Страницы истории" navigation={pageNavigation} hrefFor={hrefForPage} />
        </Stack>
      )}
    </TabStates>
  );
}

/** The number of documents found; `onClear` resets the filters. */
function FoundCount({ count, onClear }: { readonly count: number; readonly onClear?: () => void }) {
  return (
    <Row gap={2}>
      <Text tone="muted" role="status">
        {count > 0 && (
          <>
            <VisuallyHidden>Найдено: </VisuallyHidden>
            {countOf(count, 'документ', 'документа', 'документов')}
          </>
        )}
      </Text>
      {onClear && count > 0 && (
        <Button size="s" variant="quiet" onClick={onClear}>
          Сбросить фильтры
        </Button>
      )}
    </Row>
  );
}
