import { Dimmed } from '@shop/kit/page/dimmed';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useQuery } from '@shop/platform/query';
import { Button, Card } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { ClockIcon } from '@shop/ui/parts/icons';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { ListTab } from '../list-tab.tsx';
import { historyFilterOf, historyQuery } from './history.queries.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';

interface HistoryViewProps {
  /** The company; undefined shows the manager's own activity. */
  readonly contragent?: number;
  /** People the history can be filtered by. */
  readonly people: readonly { readonly id: number; readonly name: string }[];
}

/** The activity log with filters and pages in the URL, for customers and managers. */
export function HistoryView({ contragent, people }: HistoryViewProps) {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const filter = historyFilterOf(params);
  const history = useQuery(historyQuery(contragent, filter, page));
  useShownPage(history, page, setPage);
  return (
    <ListTab
      query={history}
      failure="Не удалось загрузить историю"
      above={<HistoryFilters filter={filter} people={people} onChange={setFilter} />}
      pending={<ListSkeleton lines={8} lineHeight={57} cardHeight={132} />}
      empty={
        <NoHistory
          isFiltered={Object.values(filter).some((value) => value !== '')}
          onClear={() => setFilter({ user: '', acted: '', dateFrom: '', dateTo: '' })}
        />
      }
      paginationLabel="Страницы истории"
      hrefForPage={hrefForPage}
    >
      {({ items }) => (
        <Card padding={0}>
          <Dimmed aria-busy={history.isPlaceholderData}>
            <HistoryList entries={items} withCompany={contragent === undefined} />
          </Dimmed>
        </Card>
      )}
    </ListTab>
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
