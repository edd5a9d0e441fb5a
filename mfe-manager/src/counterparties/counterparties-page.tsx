import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { usePart } from '@shop/kit/page/use-part';
import { useQuery } from '@shop/platform/query';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, Card, PageHeader, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { CompanyIcon, PlusIcon } from '@shop/ui/parts/icons';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { Pagination } from '@shop/ui/parts/pagination';
import { useState } from 'react';
import { Dimmed } from '../common/dimmed.ts';
import { SearchAndState } from '../common/search-and-state.tsx';
import { useSearch } from '../common/use-search.ts';
import { useShownPage } from '../common/use-shown-page.ts';
import { CompanySwitch } from './company-switch.tsx';
import { companiesFilterOf, counterpartiesQuery } from './counterparties.queries.ts';
import { CounterpartiesTable } from './counterparties-table.tsx';

async function loadDialog() {
  return (await import(/* webpackChunkName: "add-client-dialog" */ './add-client-dialog.tsx'))
    .AddClientDialog;
}

/** Client companies of the manager (§2, §6): found, switched on and off, added. */
export function CounterpartiesPage() {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const list = useQuery(counterpartiesQuery(params, page));
  const { data, isPending, isPlaceholderData } = list;
  const { part: Dialog, isPending: isComing, ask } = usePart(loadDialog);
  const [isAdding, setAdding] = useState(false);
  const [actedOn, setActedOn] = useState<unknown>();
  const region = useKeptFocus<HTMLDivElement>(actedOn !== undefined && actedOn !== data);
  usePageTitle('Компании клиентов');
  useShownPage(list, page, setPage);

  if (!data && !isPending)
    return (
      <PageFailure
        error={list.error}
        title="Не удалось загрузить компании"
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  return (
    <Stack gap={5} ref={region}>
      <PageHeader
        title="Компании клиентов"
        count={data?.pageNavigation.recordCount}
        actions={
          <Button
            variant="primary"
            icon={<PlusIcon />}
            pending={isAdding && isComing}
            onClick={() => {
              setAdding(true);
              ask();
            }}
            data-keeps-focus
          >
            Добавить компанию
          </Button>
        }
      />
      <SearchAndState
        name="Поиск компаний"
        label="Название, ИНН или код"
        on="Работают"
        off="Отключены"
        {...companiesFilterOf(params)}
        onChange={setFilter}
      />
      {isPending ? (
        <ListSkeleton lines={20} lineHeight={61} cardHeight={236} />
      ) : data?.items.length === 0 ? (
        <EmptyState
          icon={<CompanyIcon />}
          title="Компаний не нашлось"
          action={<Button onClick={() => setFilter({ query: '', active: '' })}>Сбросить поиск</Button>}
        >
          Проверьте название или ИНН, либо уберите фильтр по{'\u00a0'}состоянию.
        </EmptyState>
      ) : (
        <Card padding={0}>
          <Dimmed aria-busy={isPlaceholderData}>
            <CounterpartiesTable
              counterparties={data?.items ?? []}
              renderActs={(company) => (
                <CompanySwitch company={company} size="s" onAct={() => setActedOn(data)} />
              )}
            />
          </Dimmed>
        </Card>
      )}
      {data && (
        <Pagination label="Страницы компаний" navigation={data.pageNavigation} hrefFor={hrefForPage} />
      )}
      {isAdding && Dialog && <Dialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}
