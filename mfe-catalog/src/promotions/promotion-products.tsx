import { QueryStates } from '@shop/kit/page/query-states';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { keepPreviousData, useQuery } from '@shop/platform/query';
import { useNavigate, useSearchParams } from '@shop/platform/router';
import { Heading, Stack, Text } from '@shop/ui';
import { Pagination } from '@shop/ui/parts/pagination';
import type { VariantFilter } from '../common/offers/offer-choice.ts';
import { useBasketRefresh } from '../common/use-basket-refresh.ts';
import { usePageTurn } from '../common/use-page-turn.ts';
import { ProductGrid, ProductGridSkeleton } from '../listing/cards.api.ts';
import { promotionProductsKey, promotionProductsQuery } from './promotions.queries.ts';

/** Products of a promotion have no filter. */
const noVariantFilter: VariantFilter = new Map();

/** The products of a promotion, page by page, as catalogue cards. */
export function PromotionProducts({ code }: { readonly code: string }) {
  const [given] = useSearchParams();
  const navigate = useNavigate();
  const page = pageOf(given.get('PAGEN_1'));
  const goods = useQuery({ ...promotionProductsQuery(code, page), placeholderData: keepPreviousData });
  const products = goods.data?.items ?? [];
  useBasketRefresh(
    promotionProductsKey,
    products.flatMap(({ offers }) => offers.map(({ id }) => id)),
  );
  const heading = usePageTurn(page, code);
  useShownPage(goods, page, (shown) => void navigate(addressOf(code, shown), { replace: true }));
  return (
    <QueryStates
      query={goods}
      pending={<ProductGridSkeleton count={8} />}
      failure="Не удалось загрузить товары акции"
    >
      {({ pageNavigation }) => (
        <Stack gap={3}>
          <Heading level={2} ref={heading} tabIndex={-1}>
            Товары акции
          </Heading>
          {products.length === 0 ? (
            <Text as="p" tone="muted">
              Отдельного списка товаров у{'\u00a0'}этой акции нет.
            </Text>
          ) : (
            <ProductGrid
              products={products}
              variantFilter={noVariantFilter}
              isStale={goods.isPlaceholderData}
            />
          )}
          <Pagination navigation={pageNavigation} hrefFor={(turned) => addressOf(code, turned)} />
        </Stack>
      )}
    </QueryStates>
  );
}

function addressOf(code: string, page: number): string {
  return `/actions/${encodeURIComponent(code)}/${page > 1 ? `?PAGEN_1=${page}` : ''}`;
}

function pageOf(given: string | null): number {
  return given !== null && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}
