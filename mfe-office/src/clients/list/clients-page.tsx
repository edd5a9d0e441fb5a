import { Dimmed } from '@shop/kit/page/dimmed';
import { QueryStates } from '@shop/kit/page/query-states';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button, Card, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { CompanyIcon, PlusIcon } from '@shop/ui/parts/icons';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { Pagination } from '@shop/ui/parts/pagination';
import { useState } from 'react';
import { OfficeFrame } from '../../common/office-frame.tsx';
import { clientChoicesQuery, clientsFilterOf, clientsQuery } from '../common/clients.queries.ts';
import { ClientFiles } from './client-files.tsx';
import { ClientsFilters } from './clients-filters.tsx';
import { ClientsTable } from './clients-table.tsx';

async function loadDialog() {
  return (await import(/* webpackChunkName: "office-client-dialog" */ './add-client-dialog.tsx'))
    .AddClientDialog;
}

/** `/office/clients/`: every company of the shop, searched and filtered; the URL is the state. */
export function ClientsPage() {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const filter = clientsFilterOf(params);
  const list = useQuery(clientsQuery(params, page));
  const choices = useQuery(clientChoicesQuery());
  const { chunk: Dialog, isPending: isDialogPending, ask } = useLazyChunk(loadDialog);
  const [isAdding, setAdding] = useState(false);
  usePageTitle('Клиенты');
  useShownPage(list, page, setPage);
  const isFiltered = Object.values(filter).some((chosen) => chosen !== '');
  const count = list.data?.pageNavigation.recordCount;
  return (
    <OfficeFrame
      title="Клиенты"
      {...(count !== undefined && { count })}
      actions={
        <Button
          variant="primary"
          icon={<PlusIcon />}
          pending={isAdding && isDialogPending}
          onClick={() => {
            setAdding(true);
            ask();
          }}
        >
          Добавить клиента
        </Button>
      }
    >
      <Stack gap={4}>
        <ClientsFilters filter={filter} choices={choices.data} onChange={setFilter} />
        <ClientFiles filter={filter} />
        <QueryStates
          query={list}
          failure="Не удалось загрузить клиентов"
          scope="part"
          isEmpty={({ items }) => items.length === 0}
          pending={<ListSkeleton lines={20} lineHeight={61} cardHeight={236} />}
          empty={
            isFiltered ? (
              <EmptyState
                icon={<CompanyIcon />}
                title="Клиентов не нашлось"
                action={
                  <Button onClick={() => setFilter({ query: '', manager: '', priceType: '', closed: '' })}>
                    Сбросить поиск
                  </Button>
                }
              >
                Проверьте название или ИНН, либо уберите фильтры.
              </EmptyState>
            ) : (
              <EmptyState icon={<CompanyIcon />} title="Клиентов пока нет">
                Добавьте первого кнопкой «Добавить клиента» или загрузите всех из{'\u00a0'}файла.
              </EmptyState>
            )
          }
        >
          {({ items, pageNavigation }) => (
            <>
              <Card padding={0}>
                <Dimmed aria-busy={list.isPlaceholderData}>
                  <ClientsTable clients={items} />
                </Dimmed>
              </Card>
              <Pagination label="Страницы клиентов" navigation={pageNavigation} hrefFor={hrefForPage} />
            </>
          )}
        </QueryStates>
      </Stack>
      {isAdding && Dialog && <Dialog onClose={() => setAdding(false)} />}
    </OfficeFrame>
  );
}
