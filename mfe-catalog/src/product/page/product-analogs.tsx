import { QueryStates } from '@shop/kit/page/query-states';
import { useQuery } from '@shop/platform/query';
import { Stack, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SearchIcon } from '@shop/ui/parts/icons';
import { alikeQuery } from '../../common/related/related.queries.ts';
import { RelatedList, RelatedProducts, RelatedSkeleton } from '../../common/related/related-products.tsx';
import type { Product } from '../common/product.queries.ts';

/** Analogs of a product, or the most similar products if it has none. */
export function ProductAnalogs({ product }: { readonly product: Product }) {
  const { id, counts, stockStatus } = product;
  if (counts.analogs === 0) return <AlikeProducts productId={id} />;
  return (
    <Stack gap={4}>
      {!stockStatus.isInStock && <Text as="p">Товара сейчас нет, его заменят эти:</Text>}
      <RelatedProducts relation="analogs" productId={id} count={counts.analogs} />
    </Stack>
  );
}

function AlikeProducts({ productId }: { readonly productId: number }) {
  const query = useQuery(alikeQuery(productId));
  return (
    <QueryStates
      query={query}
      pending={<RelatedSkeleton count={8} />}
      failure="Не удалось загрузить товары"
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState compact icon={<SearchIcon />} title="Аналогов пока нет">
          Спросите о{'\u00a0'}замене на{'\u00a0'}вкладке «Вопросы», менеджер подберёт.
        </EmptyState>
      }
    >
      {({ items }) => (
        <Stack gap={4}>
          <Text as="p">Прямых аналогов нет, больше всего похожи эти:</Text>
          <RelatedList
            products={items.map((product) => ({
              ...product,
              basketAdd: product.stockStatus.isInStock && product.offers.length === 1,
            }))}
          />
        </Stack>
      )}
    </QueryStates>
  );
}
