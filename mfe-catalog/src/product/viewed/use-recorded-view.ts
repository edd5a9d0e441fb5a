import { viewProduct } from '@shop/contracts/catalog/viewed';
import { call } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { useEffect } from 'react';
import { viewedProductsQuery } from './viewed.queries.ts';

/**
 * Tells the server that a product's page is on screen, for «Вы недавно смотрели». Nobody waits for the answer, and a
 * failure costs the reader nothing.
 */
export function useRecordedView(productId: number | undefined): void {
  useEffect(() => {
    if (productId === undefined) return;
    call(viewProduct, { body: { productId } }).then(
      () => queryClient.invalidateQueries({ queryKey: viewedProductsQuery().queryKey }),
      () => undefined,
    );
  }, [productId]);
}
