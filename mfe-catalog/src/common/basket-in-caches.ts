import { queryClient } from '@shop/platform/query';

/** The quantity in the basket of each changed offer. */
type Quantities = ReadonlyMap<number, number>;

/** Shows in every list of the cache what the basket holds of these offers by now, without asking. */
export function showInBasket(quantities: Quantities): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll()) {
    const data = withQuantities(state.data, quantities);
    if (data === state.data) continue;
    queryClient.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
    // An answer that is on its way may be from before the change.
    if (state.fetchStatus === 'fetching') void queryClient.invalidateQueries({ queryKey });
  }
}

/** An answer with these quantities as `inBasket` of its offers; the same object where it has none of them. */
export function withQuantities<T>(answer: T, quantities: Quantities): T {
  if (typeof answer !== 'object' || answer === null) return answer;
  let changed: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(answer)) {
    const next = withQuantities(value, quantities);
    if (next === value) continue;
    changed ??= (Array.isArray(answer) ? [...answer] : { ...answer }) as Record<string, unknown>;
    changed[key] = next;
  }
  return withOwnQuantity((changed ?? answer) as T & object, quantities);
}

/** A product holds what its offers hold together. */
function withOwnQuantity<T extends object>(item: T, quantities: Quantities): T {
  const { id, inBasket, offers } = item as { id?: unknown; inBasket?: unknown; offers?: unknown };
  if (typeof id !== 'number' || typeof inBasket !== 'number') return item;
  const quantity = Array.isArray(offers)
    ? offers.reduce((sum: number, offer: { inBasket?: number }) => sum + (offer.inBasket ?? 0), 0)
    : (quantities.get(id) ?? inBasket);
  return quantity === inBasket ? item : { ...item, inBasket: quantity };
}
