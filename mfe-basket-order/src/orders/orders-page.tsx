import { useEvent } from '@shop/shared/events';
import { PageFailure, usePageTitle } from '@shop/shared/microfrontend';
import { useQuery } from '@shop/shared/query';
import { Button, Card, PageHeader, Skeleton, Stack } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { OrdersIcon } from '@shop/shared/ui/icons';
import { Pagination } from '@shop/shared/ui/pagination';
import { useEffect } from 'react';
import { ordersQuery } from './order.queries.ts';
import { OrdersFilters } from './orders-filters.tsx';
import { OrdersTable } from './orders-table.tsx';
import { useOrdersParams } from './use-orders-params.ts';

/** The orders of the current counterparty, newest first (§3 order list filter). */
export function OrdersPage() {
  const list = useOrdersParams();
  const { data, isPending, error, isFetching, isPlaceholderData, refetch } = useQuery(
    ordersQuery(list.params),
  );
  usePageTitle('Заказы');
  useEvent('order.placed', () => void refetch());
  useEvent('order.changed', () => void refetch());

  const shownPage = data?.pageNavigation.pageNumber;
  const { correctPage } = list;
  useEffect(() => {
    // The server shows the last page to whoever asks for one beyond it.
    if (!isPlaceholderData && shownPage !== undefined && shownPage !== list.params.page)
      correctPage(shownPage);
  });

  if (!data && !isPending)
    return (
      <PageFailure
        error={error}
        title="Не удалось загрузить заказы"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <Stack gap={5}>
      <PageHeader title="Заказы" count={data?.pageNavigation.recordCount} />
      <OrdersFilters {...list} />
      {isPending ? (
        <Stack gap={2} aria-busy="true">
          {['one', 'two', 'three', 'four', 'five', 'six'].map((row) => (
            <Skeleton key={row} height={44} />
          ))}
        </Stack>
      ) : data.items.length === 0 ? (
        <NoOrders isFiltered={list.isFiltered} onClear={list.clearFilter} />
      ) : (
        <>
          <Card padding={0}>
            <OrdersTable orders={data.items} isStale={isPlaceholderData} />
          </Card>
          <Pagination label="Страницы заказов" navigation={data.pageNavigation} hrefFor={list.hrefForPage} />
        </>
      )}
    </Stack>
  );
}

function NoOrders({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState
      icon={<OrdersIcon />}
      title="Таких заказов нет"
      action={<Button onClick={onClear}>Сбросить фильтры</Button>}
    >
      Под выбранные условия не подходит ни один заказ.
    </EmptyState>
  ) : (
    <EmptyState
      icon={<OrdersIcon />}
      title="Заказов пока не было"
      action={
        <Button variant="primary" to="/catalog/">
          Перейти в каталог
        </Button>
      }
    >
      Здесь появятся ваши заказы: их состав, отгрузка и документы.
    </EmptyState>
  );
}
