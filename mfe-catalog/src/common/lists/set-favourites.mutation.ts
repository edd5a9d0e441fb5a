import { addFavourite, removeFavourite } from '@shop/contracts/catalog/favourites';
import { publish } from '@shop/platform/events';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { wishFavourites } from './favourite-wishes.ts';
import { rereadLists, showListed } from './header-lists.ts';

/** The last request of each product: presses may be faster than the server, and the last one must win there too. */
const underWay = new Map<number, Promise<unknown>>();
const changed = new Set<number>();
let hasFailed = false;

/** A call takes no more products. */
const AT_ONCE = 1000;

/**
 * Adds products to the favourites or takes them out: on screen at once, then sent, rolled back on failure (§4), which
 * is said with a way to try again. `subject` begins that message: the product's name, «Выбранные товары». Answers
 * whether it succeeded.
 */
export function setFavourites(
  productIds: readonly number[],
  isFavourite: boolean,
  subject: string,
  failureMs?: number,
): Promise<boolean> {
  const endWish = wishFavourites(productIds, isFavourite);
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
      endWish();
      for (const id of productIds) if (underWay.get(id) === sending) underWay.delete(id);
      if (underWay.size === 0) announce();
    }
  });
  for (const id of productIds) underWay.set(id, sending);
  return sending;
}

/** Told when all is sent, so that the counters never show a state between two presses. */
function announce(): void {
  if (changed.size > 0) publish('favourites.changed', { productIds: [...changed] });
  // Whoever got no answer does not know whether the request arrived.
  else if (hasFailed) rereadLists();
  changed.clear();
  hasFailed = false;
}
