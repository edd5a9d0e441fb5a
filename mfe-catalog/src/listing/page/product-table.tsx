import type { ProductItem } from '@shop/contracts/catalog/products';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Button, Skeleton, Stack, Text } from '@shop/ui';
import { useEffect } from 'react';
import type { VariantFilter } from '../../common/offers/offer-choice.ts';
import { loadBasketQuantities } from '../../common/quantity-fields/load-basket-quantities.ts';

interface ProductTableProps {
  readonly products: readonly ProductItem[];
  /** Variants that match the filter; others are not listed. */
  readonly variantFilter: VariantFilter;
  readonly isStale: boolean;
}

/** Loads the table together with the basket's service, so that its fields take quantities from the beginning. */
export const loadTable = async () => {
  const [{ OrderTable, QuantitiesProvider }, quantities] = await Promise.all([
    import(/* webpackChunkName: "order-table" */ '../order-table/order-table.tsx'),
    loadBasketQuantities(),
  ]);
  return { OrderTable, QuantitiesProvider, quantities };
};

/** Rows of the skeleton while the order table loads. */
const ROWS = 12;

/** The order table as a lazy chunk, which the first screen does not wait for. */
export function ProductTable({ products, variantFilter, isStale }: ProductTableProps) {
  const { chunk, isFailed, ask } = useLazyChunk(loadTable);
  useEffect(ask, [ask]);
  if (chunk) {
    const { OrderTable, QuantitiesProvider, quantities } = chunk;
    return (
      <QuantitiesProvider loaded={quantities}>
        <OrderTable products={products} variantFilter={variantFilter} isStale={isStale} />
      </QuantitiesProvider>
    );
  }
  if (isFailed)
    return (
      <Stack gap={3} align="start">
        <Text tone="muted">Таблица заказа не загрузилась.</Text>
        <Button onClick={ask}>Повторить</Button>
      </Stack>
    );
  return (
    <Stack gap={2} aria-busy="true">
      {Array.from({ length: Math.min(ROWS, products.length) }, (_, index) => (
        <Skeleton key={`row-${index + 1}`} height={56} />
      ))}
    </Stack>
  );
}
