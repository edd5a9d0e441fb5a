import { getProduct } from '@shop/shared/contracts/catalog';
import { useEvent } from '@shop/shared/events';
import { messageOf } from '@shop/shared/http';
import { isNotFound, usePageTitle } from '@shop/shared/microfrontend';
import { callKey, useQuery, useQueryClient } from '@shop/shared/query';
import { Button, EmptyState, ErrorPanel } from '@shop/shared/ui';
import { SearchIcon } from '@shop/shared/ui/icons';
import { productQuery } from './product.queries.ts';
import { ProductContent } from './product-content.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { useProductParams } from './use-product-params.ts';

/** `/detail/{code}/`: one product, all its sizes, stock and prices (§2). */
export function ProductPage() {
  const { code } = useProductParams();
  const query = useQuery(productQuery(code));
  const client = useQueryClient();
  useEvent('basket.changed', () => void client.invalidateQueries({ queryKey: callKey(getProduct) }));
  usePageTitle(query.data?.product.name ?? (isNotFound(query.error) ? 'Товар не найден' : undefined));

  if (query.isPending) return <ProductSkeleton />;
  if (query.data) return <ProductContent key={code} details={query.data} />;
  if (isNotFound(query.error))
    return (
      <EmptyState
        icon={<SearchIcon />}
        title="Такого товара нет"
        action={
          <Button variant="primary" to="/catalog/">
            Весь каталог
          </Button>
        }
      >
        Его сняли с продажи, или в адресе опечатка.
      </EmptyState>
    );
  return (
    <ErrorPanel
      title="Не удалось загрузить товар"
      text={messageOf(query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
