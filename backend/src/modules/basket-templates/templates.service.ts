import { isAllowed } from '@shop/contracts/account/permissions';
import { QUANTITY_MAX } from '@shop/domain/quantity/quantity';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { addToBasket, refuseUnknown, replaceBasket, sumQuantities } from '../basket/basket.api.ts';
import { findOfferRecords, findPriceTerms, type OfferRecord, type PriceTerms } from '../offers/offers.api.ts';
import { priceOf } from '../pricing/pricing.api.ts';
import { findLines, findOfferIds, replaceLines, saveLastPrices } from './template-lines.repository.ts';
import { templatesOf } from './templates.repository.ts';

interface Product {
  readonly id: number;
  readonly quantity: number;
}

type TemplateLine = Awaited<ReturnType<typeof findLines>>[number];

/**
 * Replaces the lines of a template; quantities of a repeated offer add up. A new line remembers today's price if the
 * actor may see prices; existing lines keep theirs, so that changing a quantity does not hide a price change.
 * `existing` are the current lines if the caller has read them. Throws `Validation` at the line of an unknown offer.
 */
export async function saveLines(
  db: Db,
  actor: Actor,
  templateId: number,
  products: readonly Product[],
  existing?: readonly TemplateLine[],
): Promise<void> {
  const quantities = sumQuantities(products);
  const offerIds = [...quantities.keys()];
  await refuseUnknown(db, products, await findOfferIds(db, offerIds));
  const terms = await findPriceTerms(db, actor);
  const offers = await findOfferRecords(db, terms, offerIds);
  const before = new Map(
    (existing ?? (await findLines(db, [templateId]))).map((line) => [line.offerId, line]),
  );
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

/** Adds products to the existing lines. Throws like `saveLines`. */
export async function addLines(
  db: Db,
  actor: Actor,
  templateId: number,
  products: readonly Product[],
): Promise<void> {
  const existing = await findLines(db, [templateId]);
  const current = existing.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
  await saveLines(db, actor, templateId, [...current, ...products], existing);
}

/**
 * Adds the sold lines of a template to the basket or replaces the basket with them, and saves today's prices. Throws
 * `NotFound` for a template of another company, `Validation` if none of its offers is sold.
 */
export async function applyTemplate(db: Db, actor: Actor, id: number, mode: 'merge' | 'replace') {
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
    await saveLastPrices(db, id, prices);
  }
  return {
    removal,
    products: added.map(({ rowId: _, ...line }) => line),
    unavailableCount: lines.length - sold.length,
  };
}

/** Price of a unit at this quantity, kopecks; null without a price. */
export function priceAt(
  offer: OfferRecord | undefined,
  quantity: number,
  { discountPercent }: PriceTerms,
): number | null {
  return offer ? priceOf(offer.breaks, quantity, discountPercent) : null;
}
