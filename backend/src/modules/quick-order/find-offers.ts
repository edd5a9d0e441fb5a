import type { FoundOffer } from '@shop/contracts/basket-order/quick-order';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { anyOf, findOfferRecords, findPriceTerms } from '../offers/offers.api.ts';
import { articleKey } from '../search/search.api.ts';
import { findOwnOffers } from './customer-part-numbers/customer-part-numbers.repository.ts';
import type { Catalogue } from './matching/check-lines.ts';
import { LinePresenter } from './matching/line-presenter.ts';

const MOST = 10;
/** A product found by its name shows at most this many sizes. */
const SIZES = 3;
const MIN_WORDS = 3;

/**
 * Finds up to ten sold offers: by customer part number, the whole article or barcode, the beginning of the article, then by words; the sizes of a
 * product in stock first. Each has its quantity in the basket.
 */
export async function findOffers(
  db: Db,
  actor: Actor,
  catalogue: Catalogue,
  query: string,
): Promise<(FoundOffer & { inBasket: number })[]> {
  const own = await findOwnOffers(db, actor, [articleKey(query)]);
  const ids = [...new Set([...own.values(), ...byArticle(catalogue, query), ...byWords(catalogue, query)])];
  const terms = await findPriceTerms(db, actor);
  const records = await findOfferRecords(db, terms, ids.slice(0, 3 * MOST));
  const inBasket = await findInBasket(db, actor, ids);
  const presenter = new LinePresenter({ records, terms, actor, canBuyUnavailable: true });
  return presenter
    .offers(ids)
    .slice(0, MOST)
    .map((offer) => ({ ...offer, inBasket: inBasket.get(offer.offerId) ?? 0 }));
}

/** Reads offers by id, for the list of customer part numbers. */
export async function readOffers(
  db: Db,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FoundOffer>> {
  const terms = await findPriceTerms(db, actor);
  const records = await findOfferRecords(db, terms, ids);
  const presenter = new LinePresenter({ records, terms, actor, canBuyUnavailable: true });
  return new Map([...records.values()].map((record) => [record.offerId, presenter.offer(record)]));
}

function byArticle({ directory }: Catalogue, query: string): readonly number[] {
  const listed = directory.find(query);
  const whole = listed.kind === 'unknown' ? directory.findBarcode(query) : listed;
  const first = whole.kind === 'offer' ? [whole.offerId] : whole.kind === 'ambiguous' ? whole.offerIds : [];
  return [...first, ...directory.beginning(query, MOST)].slice(0, 2 * MOST);
}

function byWords({ directory, search }: Catalogue, query: string): readonly number[] {
  if ([...query].length < MIN_WORDS) return [];
  const { productIds } = search.searchable.catalog.data;
  const { positions } = search.find(query);
  return Array.from(positions.subarray(0, MOST), (position) => productIds[position]!).flatMap((id) =>
    directory.offersOf(id).slice(0, SIZES),
  );
}

async function findInBasket(
  db: Db,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await scoped(db, actor)
    .selectFrom('basket_rows')
    .select(['offer_id as offerId', 'quantity'])
    .where('offer_id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ offerId, quantity }) => [offerId, quantity]));
}
