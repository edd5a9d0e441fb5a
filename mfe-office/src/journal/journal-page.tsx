import type { JournalEntry } from '@shop/contracts/office/journal';
import { Dimmed } from '@shop/kit/page/dimmed';
import { QueryStates } from '@shop/kit/page/query-states';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button, Card, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { Pagination } from '@shop/ui/parts/pagination';
import { useState } from 'react';
import { OfficeFrame } from '../common/office-frame.tsx';
import { journalFilterOf, journalQuery } from './journal.queries.ts';
import { JournalFilters } from './journal-filters.tsx';
import { JournalTable } from './journal-table.tsx';
import { undoChange } from './undo-change.mutation.ts';

/** `/office/journal/`: what the office has changed, newest first, with an undo (§6.50). */
export function JournalPage() {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const journal = useQuery(journalQuery(params, page));
  const { data } = journal;
  const [dataAtUndo, setDataAtUndo] = useState<unknown>();
  const region = useKeptFocus<HTMLDivElement>(dataAtUndo !== undefined && dataAtUndo !== data);
  const filter = journalFilterOf(params);
  const count = data?.pageNavigation.recordCount;
  usePageTitle('Журнал изменений');
  useShownPage(journal, page, setPage);

  async function handleUndo(entry: JournalEntry) {
    setDataAtUndo(data);
    // The entry of the undo is the first of the first page.
    if ((await undoChange(entry)) && page !== 1) setPage(1);
  }
  return (
    <OfficeFrame title="Журнал изменений" {...(count !== undefined && { count })}>
      <Stack gap={4} ref={region}>
        <JournalFilters filter={filter} kinds={data?.kinds ?? []} onChange={setFilter} />
        <QueryStates
          query={journal}
          failure="Не удалось загрузить журнал"
          scope="part"
          isEmpty={({ items }) => items.length === 0}
          pending={<ListSkeleton lines={20} lineHeight={61} cardHeight={200} />}
          empty={<NothingFound isFiltered={filter.search + filter.kind !== ''} onReset={setFilter} />}
        >
          {({ items, pageNavigation }) => (
            <>
              <Card padding={0}>
                <Dimmed aria-busy={journal.isPlaceholderData}>
                  <JournalTable entries={items} onUndo={handleUndo} />
                </Dimmed>
              </Card>
              <Pagination label="Страницы журнала" navigation={pageNavigation} hrefFor={hrefForPage} />
            </>
          )}
        </QueryStates>
      </Stack>
    </OfficeFrame>
  );
}

interface NothingFoundProps {
  readonly isFiltered: boolean;
  readonly onReset: (filter: { readonly query: string; readonly kind: string }) => void;
}

function NothingFound({ isFiltered, onReset }: NothingFoundProps) {
  if (!isFiltered)
    return (
      <EmptyState title="Изменений пока нет">
        Здесь появится всё, что меняют в{'\u00a0'}управлении магазином: кто, когда, что было и{'\u00a0'}что
        стало.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Записей не нашлось"
      action={<Button onClick={() => onReset({ query: '', kind: '' })}>Сбросить поиск</Button>}
    >
      Ищите по{'\u00a0'}названию настройки или компании, по{'\u00a0'}почте сотрудника, по{'\u00a0'}действию.
    </EmptyState>
  );
}
