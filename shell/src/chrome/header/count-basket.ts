import { getHeader, getSidebar } from '@shop/contracts/account/header';
import type { CallAnswer } from '@shop/contracts/platform/call';
import type { EventPayload } from '@shop/contracts/platform/events';
import { callKey, callQuery, queryClient } from '@shop/platform/query';

type Quantities = NonNullable<EventPayload<'basket.changed'>['quantities']>;

/**
 * Counts the offers of the basket anew without asking: the event says what each of them has become. Returns false while an
 * answer is on its way, which may be older than the change.
 */
export function countBasket(quantities: Quantities): boolean {
  const isFetching = ({ path, method }: typeof getHeader | typeof getSidebar) =>
    queryClient.isFetching({ queryKey: callKey({ path, method }) }) > 0;
  if (isFetching(getHeader) || isFetching(getSidebar)) return false;
  const changed = new Map(quantities.map(({ offerId, quantity }) => [offerId, quantity]));
  const headerKey = callQuery(getHeader, {}).queryKey;
  const header = queryClient.getQueryData<CallAnswer<typeof getHeader>>(headerKey);
  if (!header) return true;
  const kept = header.basket.filter((offerId) => changed.get(offerId) !== 0);
  const added = quantities.filter(({ offerId, quantity }) => quantity > 0 && !kept.includes(offerId));
  const basket = [...kept, ...added.map(({ offerId }) => offerId)];
  queryClient.setQueryData<typeof header>(headerKey, { ...header, basket });
  queryClient.setQueryData<CallAnswer<typeof getSidebar>>(
    callQuery(getSidebar, {}).queryKey,
    (sidebar) =>
      sidebar && {
        items: sidebar.items.map((item) =>
          item.link === '/basket/' ? { ...item, counter: basket.length } : item,
        ),
      },
  );
  return true;
}
