import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { isNotFound, usePageTitle } from '@shop/remote';
import { useBasketRefresh } from '../../common/use-basket-refresh.ts';
import { productQuery } from '../common/product.queries.ts';
import { ProductSkeleton } from '../common/product-skeleton.tsx';
import { useProductParams } from '../common/use-product-params.ts';
import { useRecordView } from '../viewed/record-view.mutation.ts';
import { ProductContent } from './product-content.tsx';

/** `/detail/{code}/`: a product with all its sizes, stock and prices (§2). */
export function ProductPage() {
  const { code } = useProductParams();
  const query = useQuery(productQuery(code));
  useBasketRefresh(productQuery(code).queryKey, query.data?.product.offers.map(({ id }) => id) ?? []);
  usePageTitle(query.data?.product.name);
  useRecordView(query.data?.product.id);

  return (
    <QueryStates
      query={query}
      scope="page"
      pending={<ProductSkeleton />}
      failure="Не удалось загрузить товар"
      missing={{
        label: 'Такого товара нет',
        text: 'Его сняли с продажи, или в адресе опечатка.',
        link: { to: '/catalog/', label: 'Весь каталог' },
      }}
    >
      {(details) => <ProductContent key={code} details={details} isGone={isNotFound(query.error)} />}
    </QueryStates>
  );
}
