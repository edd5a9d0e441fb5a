import { isAllowed } from '@shop/shared/contracts/permissions';
import type { Db } from '../../database/database.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { NotFound, Validation } from '../../http/errors.ts';
import { addToBasket } from '../basket/basket.service.ts';
import { findProductIds } from '../basket/basket-rows.repository.ts';
import {
  findOfferRecords,
  findPriceTerms,
  type OfferRecord,
  type PriceTerms,
} from '../basket/offer-records.repository.ts';
import { priceOf } from '../basket/price.ts';
import { replaceBasket } from '../basket/replace-basket.ts';
import { findLines, findOfferIds, notePrices, replaceLines } from './template-lines.repository.ts';
import { templatesOf } from './templates.repository.ts';

interface Product {
  readonly id: number;
  readonly quantity: number;
}

/** Largest quantity of a line, as in a basket. */
const QUANTITY_MAX = 999_999;

/**
 * Makes the template hold these products, an offer named twice with both quantities, and notes what new ones cost today
 * for those who may see prices: a changed quantity must not hide that a price has changed. Throws `Validation` naming the
 * line that is no offer.
 */
export async function saveLines(
  db: Db,
  actor: ActingUser,
  templateId: number,
  products: readonly Product[],
): Promise<void> {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of products) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  await refuseStrangers(db, products);
  const offerIds = [...quantities.keys()];
  const terms = await findPriceTerms(db, actor);
  const offers = await findOfferRecords(db, terms, offerIds);
  const before = new Map((await findLines(db, [templateId])).map((line) => [line.offerId, line]));
  await replaceLines(
    db,
    templateId,
    offerIds.map((offerId) => {
      const quantity = Math.min(quantities.get(offerId)!, QUANTITY_MAX);
      const today = isAllowed('prices.see', actor) ? priceAt(offers.get(offerId), quantity, terms) : null;
      return { offerId, quantity, lastPriceKopecks: before.get(offerId)?.lastPriceKopecks ?? today };
    }),
  );
}

/** Adds products to those that are there. */
export async function addLines(
  db: Db,
  actor: ActingUser,
  templateId: number,
  products: readonly Product[],
): Promise<void> {
  const held = (await findLines(db, [templateId])).map(({ offerId, quantity }) => ({
    id: offerId,
    quantity,
  }));
  await saveLines(db, actor, templateId, [...held, ...products]);
}

/**
 * Puts what is sold of a template into the basket, beside or in place of what is there, and notes today's prices. Throws
 * `NotFound` for a template of another company, `Validation` when nothing of it is sold.
 */
export async function applyTemplate(db: Db, actor: ActingUser, id: number, mode: 'merge' | 'replace') {
  await templatesOf(db, actor).byId(id);
  const lines = await findLines(db, [id]);
  const terms = await findPriceTerms(db, actor);
  const offers = await findOfferRecords(
    db,
    terms,
    lines.map(({ offerId }) => offerId),
  );
  const sold = lines.filter(({ offerId }) => offers.get(offerId)?.isSold);
  if (sold.length === 0) throw new Validation('Ни одного товара этого шаблона сейчас нет в продаже');
  const products = sold.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
  const { removal, products: added } =
    mode === 'replace'
      ? await replaceBasket(db, actor, products)
      : { removal: 0, products: await addToBasket(db, actor, products) };
  if (isAllowed('prices.see', actor)) {
    const prices = sold.flatMap(({ offerId, quantity }) => {
      const kopecks = priceAt(offers.get(offerId), quantity, terms);
      return kopecks === null ? [] : [{ offerId, kopecks }];
    });
    await notePrices(db, id, prices);
  }
  return {
    removal,
    products: added.map(({ rowId: _, ...line }) => line),
    unavailableCount: lines.length - sold.length,
  };
}

/** What a unit costs at this quantity; null for what has no price. */
export function priceAt(
  offer: OfferRecord | undefined,
  quantity: number,
  { discountPercent }: PriceTerms,
): number | null {
  return offer ? priceOf(offer.breaks, quantity, discountPercent) : null;
}

async function refuseStrangers(db: Db, products: readonly Product[]): Promise<void> {
  const offers = await findOfferIds(
    db,
    products.map(({ id }) => id),
  );
  const index = products.findIndex(({ id }) => !offers.has(id));
  const product = products[index];
  if (product === undefined) return;
  if ((await findProductIds(db, [product.id])).size > 0)
    throw new Validation('Выберите размер', `products.${index}.id`);
  throw new NotFound('Такого товара нет, или он снят с продажи', `products.${index}.id`);
}
