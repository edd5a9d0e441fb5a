import { Dimmed } from '@shop/kit/page/dimmed';
import { ListPage } from '@shop/kit/page/list-page';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button, Card } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { CompanyIcon, PlusIcon } from '@shop/ui/parts/icons';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { useState } from 'react';
import { CompanySwitch } from './company-switch.tsx';
import { companiesFilterOf, counterpartiesQuery } from './counterparties.queries.ts';
import { CounterpartiesFilters } from './counterparties-filters.tsx';
import { CounterpartiesTable } from './counterparties-table.tsx';

async function loadDialog() {
  return (await import(/* webpackChunkName: "add-client-dialog" */ './add-client-dialog.tsx'))
    .AddClientDialog;
}

/** Client companies of the manager (§2, §6): search, switch on and off, add. */
export function CounterpartiesPage() {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const filter = companiesFilterOf(params);
  const { query, active, quiet } = filter;
  const isFiltered = [query, active, quiet].some((chosen) => chosen !== '');
  const list = useQuery(counterpartiesQuery(params, page));
  const { data } = list;
  const { chunk: Dialog, isPending: isDialogPending, ask } = useLazyChunk(loadDialog);
  const [isAdding, setAdding] = useState(false);
  const [dataAtAction, setDataAtAction] = useState<unknown>();
  const region = useKeptFocus<HTMLDivElement>(dataAtAction !== undefined && dataAtAction !== data);
  usePageTitle('Компании клиентов');
  useShownPage(list, page, setPage);

  return (
    <ListPage
      ref={region}
      title="Компании клиентов"
      query={list}
      failure="Не удалось загрузить компании"
      actions={
        <Button
          variant="primary"
          icon={<PlusIcon />}
          pending={isAdding && isDialogPending}
          onClick={() => {
            setAdding(true);
            ask();
          }}
          data-keeps-focus
        >
          Добавить компанию
        </Button>
      }
      filters={<CounterpartiesFilters filter={filter} onChange={setFilter} />}
      pending={<ListSkeleton lines={20} lineHeight={61} cardHeight={236} />}
      empty={
        isFiltered ? (
          <EmptyState
            icon={<CompanyIcon />}
            title="Компаний не нашлось"
            action={
              <Button onClick={() => setFilter({ query: '', active: '', quiet: '' })}>Сбросить поиск</Button>
            }
          >
            Проверьте название или ИНН, либо уберите фильтры.
          </EmptyState>
        ) : (
          <EmptyState icon={<CompanyIcon />} title="Компаний пока нет">
            Добавьте первую кнопкой «Добавить компанию», затем пригласите её сотрудников.
          </EmptyState>
        )
      }
      paginationLabel="Страницы компаний"
      hrefForPage={hrefForPage}
      below={isAdding && Dialog && <Dialog onClose={() => setAdding(false)} />}
    >
      {({ items }) => (
        <Card padding={0}>
          <Dimmed aria-busy={list.isPlaceholderData}>
            <CounterpartiesTable
              counterparties={items}
              renderActions={(company) => (
                <CompanySwitch company={company} size="s" onActionStart={() => setDataAtAction(data)} />
              )}
            />
          </Dimmed>
        </Card>
      )}
    </ListPage>
  );
}
