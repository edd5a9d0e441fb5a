import { addFavourite, removeFavourite } from '@shop/contracts/catalog/favourites';
import { publish } from '@shop/platform/events';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { showOptimisticFavourites } from './optimistic-favourites.ts';
import { rereadLists, showListed } from './update-lists.ts';

/**
 * The last request of each product. Requests of one product are serialised, so that the last press wins on
 * the server too.
 */
const underWay = new Map<number, Promise<unknown>>();
const changed = new Set<number>();
let hasFailed = false;

/** The maximum number of products per call. */
const AT_ONCE = 1000;

/**
 * Adds products to the favourites or removes them, optimistically: a failure is rolled back and reported with
 * a retry button (§4). `subject` begins the message: the product's name or «Выбранные товары». Resolves with
 * whether it succeeded.
 */
export function setFavourites(
  productIds: readonly number[],
  isFavourite: boolean,
  subject: string,
  failureMs?: number,
): Promise<boolean> {
  const endOptimistic = showOptimisticFavourites(productIds, isFavourite);
  const news = showListed('favourites', productIds, isFavourite);
  const sending = Promise.all(productIds.map((id) => underWay.get(id))).then(async () => {
    try {
      for (let from = 0; from < productIds.length; from += AT_ONCE) {
        const productId = productIds.slice(from, from + AT_ONCE);
        await call(isFavourite ? addFavourite : removeFavourite, { body: { productId } });
      }
      for (const id of productIds) changed.add(id);
      return true;
    } catch (error) {
      hasFailed = true;
      showListed('favourites', news, !isFavourite);
      const what = isFavourite ? 'добавить в\u00a0избранное' : 'убрать из\u00a0избранного';
      const handleAgain = () => void setFavourites(productIds, isFavourite, subject, failureMs);
      toast.danger(`${subject}: не\u00a0удалось ${what}. ${messageOf(error)}`, {
        action: { label: 'Повторить', onClick: handleAgain },
        ...(failureMs !== undefined && { durationMs: failureMs }),
      });
      return false;
    } finally {
      endOptimistic();
      for (const id of productIds) if (underWay.get(id) === sending) underWay.delete(id);
      if (underWay.size === 0) announce();
    }
  });
  for (const id of productIds) underWay.set(id, sending);
  return sending;
}

/** Resolves once every change that was begun has been answered. */
export async function settleFavourites(): Promise<void> {
  await Promise.all(underWay.values());
}

/** Published once everything has been sent, so that counters never show a state between two presses. */
function announce(): void {
  if (changed.size > 0) publish('favourites.changed', { productIds: [...changed] });
  // After a lost answer it is unknown whether the request arrived.
  else if (hasFailed) rereadLists();
  changed.clear();
  hasFailed = false;
}
