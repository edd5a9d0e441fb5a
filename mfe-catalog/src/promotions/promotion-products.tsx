import { messageOf } from '@shop/platform/http';
import { keepPreviousData, useQuery } from '@shop/platform/query';
import { useNavigate, useSearchParams } from '@shop/platform/router';
import { ErrorPanel, Heading, Stack, Text } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import { useEffect, useRef } from 'react';
import type { AskedVariants } from '../common/offers/offer-choice.ts';
import { useBasketRefresh } from '../common/use-basket-refresh.ts';
import { ProductGrid, ProductGridSkeleton } from '../listing/cards.api.ts';
import { promotionProductsKey, promotionProductsQuery } from './promotions.queries.ts';

/** No filter stands beside these goods. */
const nothingAsked: AskedVariants = new Map();

/** The goods of a promotion, page by page, as the catalogue shows them. */
export function PromotionProducts({ code }: { readonly code: string }) {
  const [given] = useSearchParams();
  const page = pageOf(given.get('PAGEN_1'));
  const goods = useQuery({ ...promotionProductsQuery(code, page), placeholderData: keepPreviousData });
  const products = goods.data?.items ?? [];
  useBasketRefresh(
    promotionProductsKey,
    products.flatMap(({ offers }) => offers.map(({ id }) => id)),
  );
  const heading = useFocusOnTurn(page);
  usePageCorrection(code, page, goods.isPlaceholderData ? undefined : goods.data?.pageNavigation.pageNumber);
  if (goods.isPending) return <ProductGridSkeleton count={8} />;
  if (!goods.data)
    return (
      <ErrorPanel
        title="Не удалось загрузить товары акции"
        text={messageOf(goods.error)}
        retrying={goods.isFetching}
        onRetry={() => void goods.refetch()}
      />
    );
  return (
    <Stack gap={3}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        Товары акции
      </Heading>
      {products.length === 0 ? (
        <Text as="p" tone="muted">
          Отдельного списка товаров у{'\u00a0'}этой акции нет.
        </Text>
      ) : (
        <ProductGrid products={products} asked={nothingAsked} isStale={goods.isPlaceholderData} />
      )}
      <Pagination navigation={goods.data.pageNavigation} hrefFor={(turned) => addressOf(code, turned)} />
    </Stack>
  );
}

/** A page past the end is answered with the last one: the address says so. */
function usePageCorrection(code: string, asked: number, answered: number | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (answered !== undefined && answered !== asked)
      void navigate(addressOf(code, answered), { replace: true });
  }, [navigate, code, asked, answered]);
}

/** After a page is turned reading goes on at the heading of the list. */
function useFocusOnTurn(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return heading;
}

function addressOf(code: string, page: number): string {
  return `/actions/${encodeURIComponent(code)}/${page > 1 ? `?PAGEN_1=${page}` : ''}`;
}

function pageOf(given: string | null): number {
  return given !== null && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}
