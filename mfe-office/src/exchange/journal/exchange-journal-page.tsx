import { Dimmed } from '@shop/kit/page/dimmed';
import { QueryStates } from '@shop/kit/page/query-states';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button, Skeleton, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { Pagination } from '@shop/ui/parts/pagination';
import { exchangeJournalFilterOf, exchangeJournalQuery } from '../common/exchange.queries.ts';
import { ExchangeFrame } from '../common/exchange-frame.tsx';
import { useNow } from '../common/use-now.ts';
import { JournalFilters } from './journal-filters.tsx';
import { SessionPanel } from './session-panel.tsx';

/** `/office/exchange/journal/`: the exchanges with their files, newest first; the URL is the state. */
export function ExchangeJournalPage() {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const filter = exchangeJournalFilterOf(params);
  const journal = useQuery(exchangeJournalQuery(filter, page));
  const now = useNow();
  const count = journal.data?.pageNavigation.recordCount;
  usePageTitle('Журнал обмена с\u00a01С');
  useShownPage(journal, page, setPage);
  return (
    <ExchangeFrame title={'Журнал обмена с\u00a01С'} {...(count !== undefined && { count })}>
      <Stack gap={4}>
        <JournalFilters filter={filter} onChange={setFilter} />
        <QueryStates
          query={journal}
          failure="Не удалось загрузить журнал обмена"
          scope="part"
          isEmpty={({ items }) => items.length === 0}
          pending={<JournalSkeleton />}
          empty={<NothingFound isFiltered={filter.kind + filter.troubled !== ''} onReset={setFilter} />}
        >
          {({ items, pageNavigation }) => (
            <>
              <Dimmed gap={4} aria-busy={journal.isPlaceholderData}>
                {items.map((session) => (
                  <SessionPanel key={session.id} session={session} now={now} />
                ))}
              </Dimmed>
              <Pagination label="Страницы журнала" navigation={pageNavigation} hrefFor={hrefForPage} />
            </>
          )}
        </QueryStates>
      </Stack>
    </ExchangeFrame>
  );
}

function JournalSkeleton() {
  return (
    <Stack gap={4}>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height={190} radius="l" />
      ))}
    </Stack>
  );
}

interface NothingFoundProps {
  readonly isFiltered: boolean;
  readonly onReset: (filter: { readonly kind: string; readonly troubled: string }) => void;
}

function NothingFound({ isFiltered, onReset }: NothingFoundProps) {
  if (!isFiltered)
    return (
      <EmptyState
        title="Обменов пока не было"
        action={<Button to="/office/exchange/nodes/">К{'\u00a0'}подключению 1С</Button>}
      >
        Здесь появится каждый обмен: какие файлы прислала 1С, что из{'\u00a0'}них загружено и{'\u00a0'}что
        отложено.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Таких обменов нет"
      action={<Button onClick={() => onReset({ kind: '', troubled: '' })}>Показать все</Button>}
    >
      Обменов этого вида ещё не{'\u00a0'}было, или все они прошли без замечаний.
    </EmptyState>
  );
}
