import { queryClient, useQuery } from '@shop/platform/query';
import { matchPath } from '@shop/platform/router';
import { isNotFound, PageFailure, usePageTitle } from '@shop/remote';
import { askAhead } from '../../common/ask-ahead.ts';
import { useBasketRefresh } from '../../common/use-basket-refresh.ts';
import { productQuery } from '../common/product.queries.ts';
import { ProductSkeleton } from '../common/product-skeleton.tsx';
import { useProductParams } from '../common/use-product-params.ts';
import { useRecordedView } from '../viewed/use-recorded-view.ts';
import { ProductContent } from './product-content.tsx';

askAhead((pathname) => {
  const code = matchPath('/detail/:code/', pathname)?.params.code;
  if (code) void queryClient.prefetchQuery(productQuery(code));
});

/** `/detail/{code}/`: one product, all its sizes, stock and prices (§2). */
export function ProductPage() {
  const { code } = useProductParams();
  const query = useQuery(productQuery(code));
  useBasketRefresh(productQuery(code).queryKey, query.data?.product.offers.map(({ id }) => id) ?? []);
  usePageTitle(query.data?.product.name);
  useRecordedView(query.data?.product.id);

  if (query.isPending) return <ProductSkeleton />;
  if (query.data) return <ProductContent key={code} details={query.data} isGone={isNotFound(query.error)} />;
  return (
    <PageFailure
      error={query.error}
      title="Не удалось загрузить товар"
      missing={{
        label: 'Такого товара нет',
        text: 'Его сняли с продажи, или в адресе опечатка.',
        link: allProducts,
      }}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

const allProducts = { to: '/catalog/', label: 'Весь каталог' };
