import { awaitArrival, forgetArrival } from '@shop/contracts/catalog/arrivals';
import { call } from '@shop/platform/http';
import { useMutation, useQueryClient } from '@shop/platform/query';
import type { Product } from '../common/product.queries.ts';
import { notifyFailure } from './notify-failure.ts';

/**
 * Whether the user waits for an offer to be back in stock. The state changes optimistically and rolls back if
 * the server refuses. `queryKey` is that of the query the product came from.
 */
export function useArrival(product: Product, offerId: number, queryKey: readonly unknown[]) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isRequested: boolean) =>
      isRequested
        ? call(awaitArrival, { params: { id: offerId } })
        : call(forgetArrival, { params: { id: offerId } }),
    onSuccess: (_, isRequested) =>
      client.setQueryData<{ product: Product }>(
        queryKey,
        (known) => known && withAwaited(known, offerId, isRequested),
      ),
    onError: (error) => {
      notifyFailure(error);
      // The offer may be back in stock by now.
      void client.invalidateQueries({ queryKey });
    },
  });
  const isAwaited = isPending ? variables : product.awaitedOfferIds.includes(offerId);
  return {
    isAwaited,
    toggle: () => {
      if (!isPending) mutate(!isAwaited);
    },
  };
}

function withAwaited<D extends { product: Product }>(known: D, offerId: number, isRequested: boolean): D {
  const others = known.product.awaitedOfferIds.filter((id) => id !== offerId);
  const awaitedOfferIds = isRequested ? [...others, offerId] : others;
  return { ...known, product: { ...known.product, awaitedOfferIds } };
}
