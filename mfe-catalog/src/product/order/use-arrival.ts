import { awaitArrival, forgetArrival } from '@shop/contracts/catalog/arrivals';
import { call } from '@shop/platform/http';
import { useMutation, useQueryClient } from '@shop/platform/query';
import type { Product } from '../common/product.queries.ts';
import { tellFailure } from './tell-failure.ts';

/**
 * Whether the user waits for an offer to arrive. Turned over at once, and back if the server refuses. `queryKey` is
 * that of the answer the product came with.
 */
export function useArrival(product: Product, offerId: number, queryKey: readonly unknown[]) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) =>
      wanted
        ? call(awaitArrival, { params: { id: offerId } })
        : call(forgetArrival, { params: { id: offerId } }),
    onSuccess: (_, wanted) =>
      client.setQueryData<{ product: Product }>(
        queryKey,
        (known) => known && withAwaited(known, offerId, wanted),
      ),
    onError: (error) => {
      tellFailure(error);
      // Perhaps it has arrived meanwhile.
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

function withAwaited<D extends { product: Product }>(known: D, offerId: number, wanted: boolean): D {
  const others = known.product.awaitedOfferIds.filter((id) => id !== offerId);
  const awaitedOfferIds = wanted ? [...others, offerId] : others;
  return { ...known, product: { ...known.product, awaitedOfferIds } };
}
