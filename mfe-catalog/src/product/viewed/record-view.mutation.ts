import { viewProduct } from '@shop/contracts/catalog/viewed';
import { call } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { useEffect } from 'react';
import { viewedProductsQuery } from './viewed.queries.ts';

/**
 * Records that a product page was viewed, for «Вы недавно смотрели». Nothing waits for the answer, and
 * failures are ignored.
 */
export function useRecordView(productId: number | undefined): void {
  useEffect(() => {
    if (productId === undefined) return;
    call(viewProduct, { body: { productId } }).then(
      () => queryClient.invalidateQueries({ queryKey: viewedProductsQuery().queryKey }),
      () => undefined,
    );
  }, [productId]);
}
