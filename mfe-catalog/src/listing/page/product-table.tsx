import type { ProductItem } from '@shop/contracts/catalog/products';
import { usePart } from '@shop/kit/page/use-part';
import { Button, Skeleton, Stack, Text } from '@shop/ui';
import { useEffect } from 'react';
import type { ListingSource } from '../../common/listing-query/listing-source.ts';
import { listingKey } from '../../common/listing-query/listing-source.ts';
import type { AskedVariants } from '../../common/offers/offer-choice.ts';

interface ProductTableProps {
  readonly products: readonly ProductItem[];
  /** Variants the filter asks for: the table lists no others. */
  readonly asked: AskedVariants;
  readonly source: ListingSource;
  readonly isStale: boolean;
}

export const loadTable = () => import(/* webpackChunkName: "order-table" */ '../order-table/order-table.tsx');

/** Rows in sight while the order table itself is on its way. */
const ROWS = 12;

/** The order table, a part of its own: what is seen at first does not wait for it. */
export function ProductTable({ products, asked, source, isStale }: ProductTableProps) {
  const { part, isFailed, ask } = usePart(loadTable);
  useEffect(ask, [ask]);
  if (part) {
    const { OrderTable } = part;
    return <OrderTable products={products} asked={asked} listingKey={listingKey(source)} isStale={isStale} />;
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
