import { isAllowed } from '@shop/contracts/account/permissions';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { addToBasket, refuseUnknown, replaceBasket, sumUp } from '../basket/basket.api.ts';
import { findOfferRecords, findPriceTerms, type OfferRecord, type PriceTerms } from '../offers/offers.api.ts';
import { priceOf } from '../pricing/pricing.api.ts';
import { findLines, findOfferIds, notePrices, replaceLines } from './template-lines.repository.ts';
import { templatesOf } from './templates.repository.ts';

interface Product {
  readonly id: number;
  readonly quantity: number;
}

type TemplateLine = Awaited<ReturnType<typeof findLines>>[number];

/** Largest quantity of a line, as in a basket. */
const QUANTITY_MAX = 999_999;

/**
 * Makes the template hold these products, an offer named twice with both quantities, and notes what new ones cost today
 * for those who may see prices: a changed quantity must not hide that a price has changed. Throws `Validation` naming the
 * line that is no offer. `held`: what it holds, where that has been read already.
 */
export async function saveLines(
  db: Db,
  actor: ActingUser,
  templateId: number,
  products: readonly Product[],
  held?: readonly TemplateLine[],
): Promise<void> {
  const quantities = sumUp(products);
  const offerIds = [...quantities.keys()];
  await refuseUnknown(db, products, await findOfferIds(db, offerIds));
  const terms = await findPriceTerms(db, actor);
  const offers = await findOfferRecords(db, terms, offerIds);
  const before = new Map((held ?? (await findLines(db, [templateId]))).map((line) => [line.offerId, line]));
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
  const held = await findLines(db, [templateId]);
  const there = held.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
  await saveLines(db, actor, templateId, [...there, ...products], held);
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
