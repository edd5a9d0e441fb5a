import { viewProduct } from '@shop/shared/contracts/viewed';
import { call } from '@shop/shared/http';
import { queryClient } from '@shop/shared/query';
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
