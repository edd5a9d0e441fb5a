import { useDownload } from '@shop/kit/files';
import { ListPage } from '@shop/kit/page/list-page';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { useNavigate } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { usePageTitle } from '@shop/remote';
import { Button, Card, Stack } from '@shop/ui';
import { SpreadsheetIcon } from '@shop/ui/parts/icons';
import { useEffect, useRef } from 'react';
import { ordersQuery } from '../common/order.queries.ts';
import { ALL_COMPANIES, useOrdersParams } from '../common/use-orders-params.ts';
import { ordersExport } from './export-orders.mutation.ts';
import { NoOrders } from './no-orders.tsx';
import { OrdersChips } from './orders-chips.tsx';
import { OrdersFilters } from './orders-filters.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { OrdersTable } from './orders-table.tsx';

/** Orders of the user's companies. Managers have none and are redirected to their clients. */
export function OrdersPage() {
  const isManager = useIsAllowed('manager.counterparties');
  const navigate = useNavigate();
  useEffect(() => {
    if (isManager) navigate('/manager/mycompanies/', { replace: true });
  }, [isManager, navigate]);
  return isManager ? <OrdersSkeleton /> : <OrdersList />;
}

/**
 * Orders of the current counterparty, of another one of the user's or of all, newest first (§3, order list
 * filter).
 */
function OrdersList() {
  const { params, filter, isReversed, isFiltered, setFilter, clearFilter, correct, hrefForPage } =
    useOrdersParams();
  const orders = useQuery(ordersQuery(params));
  const download = useDownload();
  const filters = useRef<HTMLDivElement>(null);
  usePageTitle('Заказы');
  useEvent('order.placed', () => void orders.refetch());
  useEvent('order.changed', () => void orders.refetch());
  useEffect(() => {
    if (isReversed) void correct({});
  });
  useShownPage(orders, params.page, (page) => void correct({ page }));

  const companies = orders.data?.counterparties ?? [];
  const found = orders.data?.pageNavigation.recordCount ?? 0;
  const focusFirst = () => filters.current?.querySelector('input')?.focus();
  const clear = () => {
    clearFilter();
    focusFirst();
  };
  return (
    <ListPage
      query={orders}
      title="Заказы"
      actions={
        <Button
          icon={<SpreadsheetIcon />}
          disabled={found === 0}
          pending={download.isPending}
          onClick={() => download.start(ordersExport(filter, found))}
        >
          Скачать Excel
        </Button>
      }
      failure="Не удалось загрузить заказы"
      filters={
        <Stack gap={3} ref={filters}>
          <OrdersFilters
            filter={filter}
            companies={companies}
            isReversed={isReversed}
            setFilter={setFilter}
          />
          <OrdersChips
            filter={filter}
            companies={companies}
            setFilter={setFilter}
            clearFilter={clearFilter}
            onLastRemoved={focusFirst}
          />
        </Stack>
      }
      pending={<OrdersSkeleton />}
      empty={<NoOrders isFiltered={isFiltered} onClear={clear} />}
      paginationLabel="Страницы заказов"
      hrefForPage={hrefForPage}
    >
      {({ items }) => (
        <Card padding={0}>
          <OrdersTable
            orders={items}
            isStale={orders.isPlaceholderData}
            isOfSeveral={companies.length > 1 && params.contragent === ALL_COMPANIES}
          />
        </Card>
      )}
    </ListPage>
  );
}
