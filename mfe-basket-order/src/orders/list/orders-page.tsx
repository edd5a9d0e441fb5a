import { useDownload } from '@shop/kit/files';
import { useEvent } from '@shop/platform/events';
import { useQuery } from '@shop/platform/query';
import { useNavigate } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { PageFailure, usePageTitle } from '@shop/remote';
import { Button, Card, PageHeader, Stack } from '@shop/ui';
import { SpreadsheetIcon } from '@shop/ui/parts/icons';
import { Pagination } from '@shop/ui/parts/pagination';
import { useEffect, useRef } from 'react';
import { ordersQuery } from '../common/order.queries.ts';
import { ALL_COMPANIES, useOrdersParams } from '../common/use-orders-params.ts';
import { ordersExport } from './export-orders.ts';
import { NoOrders } from './no-orders.tsx';
import { OrdersChips } from './orders-chips.tsx';
import { OrdersFilters } from './orders-filters.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { OrdersTable } from './orders-table.tsx';

/** Orders of the user's companies; a manager, who has none, goes on to those of his clients. */
export function OrdersPage() {
  const isManager = useIsAllowed('manager.counterparties');
  const navigate = useNavigate();
  useEffect(() => {
    if (isManager) navigate('/manager/mycompanies/', { replace: true });
  }, [isManager, navigate]);
  return isManager ? <OrdersSkeleton /> : <OrdersList />;
}

/** The orders of the current counterparty, of another one of the user's or of all, newest first (§3 order list filter). */
function OrdersList() {
  const { params, filter, isReversed, isFiltered, setFilter, clearFilter, correct, hrefForPage } =
    useOrdersParams();
  const { data, isPending, error, isFetching, isPlaceholderData, refetch } = useQuery(ordersQuery(params));
  const download = useDownload();
  const filters = useRef<HTMLDivElement>(null);
  usePageTitle('Заказы');
  useEvent('order.placed', () => void refetch());
  useEvent('order.changed', () => void refetch());

  const shownPage = data?.pageNavigation.pageNumber;
  useEffect(() => {
    if (isReversed) return void correct({});
    // The server shows the last page to whoever asks for one beyond it.
    if (!isPlaceholderData && shownPage !== undefined && shownPage !== params.page)
      correct({ page: shownPage });
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
  const companies = data?.counterparties ?? [];
  const found = data?.pageNavigation.recordCount ?? 0;
  const focusFirst = () => filters.current?.querySelector('input')?.focus();
  const clear = () => {
    clearFilter();
    focusFirst();
  };
  return (
    <Stack gap={5}>
      <PageHeader
        title="Заказы"
        count={data && found}
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
      />
      <Stack gap={3} ref={filters}>
        <OrdersFilters filter={filter} companies={companies} isReversed={isReversed} setFilter={setFilter} />
        <OrdersChips
          filter={filter}
          companies={companies}
          setFilter={setFilter}
          clearFilter={clearFilter}
          onLastGone={focusFirst}
        />
      </Stack>
      {isPending ? (
        <OrdersSkeleton />
      ) : data.items.length === 0 ? (
        <NoOrders isFiltered={isFiltered} onClear={clear} />
      ) : (
        <>
          <Card padding={0}>
            <OrdersTable
              orders={data.items}
              isStale={isPlaceholderData}
              isOfSeveral={companies.length > 1 && params.contragent === ALL_COMPANIES}
            />
          </Card>
          <Pagination label="Страницы заказов" navigation={data.pageNavigation} hrefFor={hrefForPage} />
        </>
      )}
    </Stack>
  );
}
