import { isAllowed } from '@shop/contracts/account/permissions';
import type { CopyRefusal, copyOrder as copyCall } from '@shop/contracts/basket-order/order-copy';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { sql } from 'kysely';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { actorOfOrder } from '../../access/access.api.ts';
import { addToBasket, findOffers, lockBasket, readBasketSettings } from '../../basket/basket.api.ts';
import { findPriceTerms, type PriceTerms } from '../../offers/offers.api.ts';
import { correctQuantity, largestQuantity, priceOf } from '../../pricing/pricing.api.ts';
import { ordersOf } from '../list/orders.repository.ts';
import { findAnalogs } from './copy-analogs.repository.ts';

/**
 * Puts the lines of an order into the basket again (§7 `order/copy`), inside the call's one transaction. What cannot
 * be bought any more is told with the reason and what may be bought instead, and so is every price that differs;
 * nothing is left out silently. The order may be of any of the actor's counterparties; the basket, and the prices, are
 * those of the current one, which the buyer sees. Throws `NotFound` for an unknown order and another company's alike.
 */
export async function copyOrder(
  db: Db,
  actor: ActingUser,
  orderId: number,
): Promise<WireAnswer<typeof copyCall>> {
  const there = await actorOfOrder(db, actor, orderId);
  const orders = ordersOf(db, there);
  const { number } = await orders.byId(orderId);
  const lines = mergeByOffer(await orders.lines(orderId));
  await lockBasket(db, actor);
  const market = await readMarket(db, actor, [...lines.keys()]);
  const judged = [...lines.values()].map((line) => ({ line, reason: refusalOf(line, market) }));
  const available = judged.flatMap(({ line, reason }) => (reason === undefined ? line : []));
  const inBasket =
    available.length === 0
      ? []
      : await addToBasket(
          db,
          actor,
          available.map(({ offerId, quantity }) => ({ id: offerId, quantity })),
        );
  const canSeePrices = isAllowed('prices.see', actor);
  const refused = judged.flatMap(({ line, reason }) => (reason === undefined ? [] : { line, reason }));
  const analogs = await findAnalogs(
    db,
    refused.map(({ line }) => line),
    market.terms,
  );
  const nowOf = new Map(inBasket.map((row) => [row.id, row]));
  return {
    number,
    added: available.map((line) => {
      const { quantity, isCorrected } = nowOf.get(line.offerId)!;
      const { inBasket: held, minOrderCount, multiplicity } = market.offers.get(line.offerId)!;
      const quantityBefore = held ?? 0;
      const askedQuantity = quantityBefore + line.quantity;
      return {
        ...headOf(line),
        quantity,
        quantityBefore,
        availableQuantity: Math.min(quantity, Math.max(market.free.get(line.offerId) ?? 0, 0)),
        isCorrected,
        askedQuantity,
        minOrderCount,
        multiplicity,
      };
    }),
    unavailable: refused.map(({ line, reason }) => ({
      ...headOf(line),
      reason,
      quantity: line.quantity,
      analogs: (analogs.get(line.offerId) ?? []).map(({ priceKopecks, ...analog }) => ({
        ...analog,
        priceKopecks: canSeePrices ? priceKopecks : null,
      })),
    })),
    // The old price is the order's company's, the new one the current company's.
    changed: !(canSeePrices && isAllowed('prices.see', there))
      ? []
      : available.flatMap((line) => {
          const { quantity } = nowOf.get(line.offerId)!;
          const price = priceOf(
            market.breaks.get(line.offerId) ?? [],
            quantity,
            market.terms.discountPercent,
          );
          if (price === null || price === line.priceKopecks) return [];
          return { ...headOf(line), priceKopecksBefore: line.priceKopecks, priceKopecks: price };
        }),
  };
}

type OrderLine = Awaited<ReturnType<ReturnType<typeof ordersOf>['lines']>>[number];
type Market = Awaited<ReturnType<typeof readMarket>>;

/** An offer that stands in two lines is one row of the basket. */
function mergeByOffer(lines: readonly OrderLine[]): ReadonlyMap<number, OrderLine> {
  const merged = new Map<number, OrderLine>();
  for (const line of lines) {
    const quantity = line.quantity + (merged.get(line.offerId)?.quantity ?? 0);
    merged.set(line.offerId, { ...line, quantity });
  }
  return merged;
}

function headOf({ offerId, name, article }: OrderLine) {
  return { id: offerId, name, article };
}

/** Why a line cannot be bought again; undefined if it can. */
function refusalOf({ offerId, quantity }: OrderLine, market: Market): CopyRefusal | undefined {
  const offer = market.offers.get(offerId);
  if (offer === undefined) return 'gone';
  if (!market.breaks.has(offerId)) return 'unpriced';
  if (!market.canBuyUnavailable && (market.free.get(offerId) ?? 0) <= 0) return 'out-of-stock';
  const total = correctQuantity((offer.inBasket ?? 0) + quantity, offer);
  return total > largestQuantity(offer) ? 'too-many' : undefined;
}

/** How the offers are sold to this counterparty today, and what of them is free. */
async function readMarket(db: Db, actor: ActingUser, offerIds: readonly number[]) {
  const terms = await findPriceTerms(db, actor);
  const { canBuyUnavailable } = await readBasketSettings(db);
  return {
    terms,
    canBuyUnavailable,
    offers: await findOffers(db, actor, offerIds),
    breaks: await findBreaks(db, terms, offerIds),
    free: await findFree(db, offerIds),
  };
}

async function findBreaks(db: Db, { priceTypeId }: PriceTerms, offerIds: readonly number[]) {
  const prices = await db
    .selectFrom('prices')
    .select(['offer_id as offerId', 'from_quantity as fromQuantity', 'kopecks'])
    .where('offer_id', '=', anyOf(offerIds))
    .where('price_type_id', '=', priceTypeId)
    .orderBy('from_quantity')
    .execute();
  return Map.groupBy(prices, ({ offerId }) => offerId);
}

async function findFree(db: Db, offerIds: readonly number[]) {
  const stocks = await db
    .selectFrom('stocks')
    .select(['offer_id as offerId', sql<number>`sum(quantity - reserved)`.as('free')])
    .where('offer_id', '=', anyOf(offerIds))
    .groupBy('offer_id')
    .execute();
  return new Map(stocks.map(({ offerId, free }) => [offerId, free]));
}

/** One parameter however long the list is. */
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::bigint[])`;
}
