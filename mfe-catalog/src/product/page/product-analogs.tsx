import { messageOf } from '@shop/platform/http';
import { useQuery } from '@shop/platform/query';
import { ErrorPanel, Stack, Text } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { SearchIcon } from '@shop/ui/parts/icons';
import { alikeQuery } from '../../common/related/related.queries.ts';
import { RelatedList, RelatedProducts, RelatedSkeleton } from '../../common/related/related-products.tsx';
import type { Product } from '../common/product.queries.ts';

/** What can be bought instead; where nobody has named analogs, what is most alike. */
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
  if (query.isPending) return <RelatedSkeleton count={8} />;
  if (!query.data)
    return (
      <ErrorPanel
        title="Не удалось загрузить товары"
        text={messageOf(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (query.data.items.length === 0)
    return (
      <EmptyState compact icon={<SearchIcon />} title="Аналогов пока нет">
        Спросите о{'\u00a0'}замене на{'\u00a0'}вкладке «Вопросы», менеджер подберёт.
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      <Text as="p">Прямых аналогов нет, больше всего похожи эти:</Text>
      <RelatedList
        products={query.data.items.map((product) => ({
          ...product,
          basketAdd: product.stockStatus.isInStock && product.offers.length === 1,
        }))}
      />
    </Stack>
  );
}
