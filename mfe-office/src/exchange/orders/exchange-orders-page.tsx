import type { ExchangeOrder } from '@shop/contracts/office/exchange';
import { Dimmed } from '@shop/kit/page/dimmed';
import { QueryStates } from '@shop/kit/page/query-states';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useSearch } from '@shop/kit/page/use-search';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useQuery } from '@shop/platform/query';
import { usePageTitle } from '@shop/remote';
import { Button, Card, Stack, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { ListSkeleton } from '@shop/ui/parts/list-skeleton';
import { Pagination } from '@shop/ui/parts/pagination';
import { SearchForm } from '@shop/ui/parts/search-form';
import { useState } from 'react';
import { exchangeOrdersFilterOf, exchangeOrdersQuery } from '../common/exchange.queries.ts';
import { ExchangeFrame } from '../common/exchange-frame.tsx';
import { useNow } from '../common/use-now.ts';
import { emptyTexts, OrderStates, stateHints } from './order-states.tsx';
import { OrdersTable } from './orders-table.tsx';

async function loadDialog() {
  return (await import(/* webpackChunkName: "exchange-order-xml" */ './order-xml-dialog.tsx')).OrderXmlDialog;
}

/** `/office/exchange/orders/`: which orders 1C has taken, which wait, and which it refused; the URL is the state. */
export function ExchangeOrdersPage() {
  const { params, page, hrefForPage, setFilter, setPage } = useSearch();
  const filter = exchangeOrdersFilterOf(params);
  const orders = useQuery(exchangeOrdersQuery(params, page));
  const now = useNow();
  const { chunk: Dialog, isPending, ask } = useLazyChunk(loadDialog);
  const [shown, setShown] = useState<ExchangeOrder>();
  const [dataAtAgain, setDataAtAgain] = useState<unknown>();
  const region = useKeptFocus<HTMLDivElement>(dataAtAgain !== undefined && dataAtAgain !== orders.data);
  usePageTitle('Заказы в\u00a0обмене с\u00a01С');
  useShownPage(orders, page, setPage);
  return (
    <ExchangeFrame title={'Заказы в\u00a0обмене с\u00a01С'}>
      <Stack gap={4} ref={region}>
        <SearchForm
          label="Номер заказа у нас или в 1С, клиент"
          search={filter.search}
          onSearch={(query) => setFilter({ query })}
        />
        <OrderStates search={filter.search} counts={orders.data?.counts} />
        <QueryStates
          query={orders}
          failure="Не удалось загрузить заказы"
          scope="part"
          isEmpty={({ items }) => items.length === 0}
          pending={<ListSkeleton lines={20} lineHeight={61} cardHeight={236} />}
          empty={
            filter.search === '' ? (
              <EmptyState title={emptyTexts[filter.state].title}>{emptyTexts[filter.state].text}</EmptyState>
            ) : (
              <EmptyState
                title="Заказов не нашлось"
                action={<Button onClick={() => setFilter({ query: '' })}>Сбросить поиск</Button>}
              >
                Проверьте номер или посмотрите в{'\u00a0'}других состояниях.
              </EmptyState>
            )
          }
        >
          {({ items, pageNavigation }) => (
            <>
              <Text as="p" size="s" tone="muted">
                {stateHints[filter.state]}
              </Text>
              <Card padding={0}>
                <Dimmed aria-busy={orders.isPlaceholderData}>
                  <OrdersTable
                    orders={items}
                    now={now}
                    loadingId={isPending ? shown?.id : undefined}
                    onShowXml={(order) => {
                      setShown(order);
                      ask();
                    }}
                    onAgain={() => setDataAtAgain(orders.data)}
                  />
                </Dimmed>
              </Card>
              <Pagination label="Страницы заказов" navigation={pageNavigation} hrefFor={hrefForPage} />
            </>
          )}
        </QueryStates>
      </Stack>
      {shown && Dialog && <Dialog order={shown} onClose={() => setShown(undefined)} />}
    </ExchangeFrame>
  );
}
