import { isAllowed } from '@shop/contracts/account/permissions';
import type { CopyRefusal, copyOrder as copyCall } from '@shop/contracts/basket-order/order-copy';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { correctQuantity, largestQuantity } from '@shop/domain/quantity/quantity';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { actorOfOrder } from '../../access/access.api.ts';
import { addToBasket, findOffers, lockBasket, readBasketSettings } from '../../basket/basket.api.ts';
import { findPriceTerms, type PriceTerms } from '../../offers/offers.api.ts';
import { priceOf } from '../../pricing/pricing.api.ts';
import { ordersOf } from '../list/orders.repository.ts';
import { findAnalogs } from './copy-analogs.repository.ts';

/**
 * Adds an order's lines to the basket again (§7 `order/copy`), in the call's single transaction. The result names every
 * line that can no longer be bought, with the reason and substitutes, and every price that differs. The order may
 * belong to any of the actor's counterparties; basket and prices are those of the current one. Throws `NotFound` for an
 * unknown order and another company's alike.
 */
export async function copyOrder(db: Db, actor: Actor, orderId: number): Promise<WireAnswer<typeof copyCall>> {
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
      const { inBasket, minOrderCount, multiplicity } = market.offers.get(line.offerId)!;
      const quantityBefore = inBasket ?? 0;
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
    // The old price requires the right at the order's company, the new one at the current company.
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

/** Merges lines of one offer: the basket has one row for each offer. */
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

/** Returns why a line cannot be bought again; undefined if it can. */
function refusalOf({ offerId, quantity }: OrderLine, market: Market): CopyRefusal | undefined {
  const offer = market.offers.get(offerId);
  if (offer === undefined) return 'gone';
  if (!market.breaks.has(offerId)) return 'unpriced';
  if (!market.canBuyUnavailable && (market.free.get(offerId) ?? 0) <= 0) return 'out-of-stock';
  const total = correctQuantity((offer.inBasket ?? 0) + quantity, offer);
  return total > largestQuantity(offer) ? 'too-many' : undefined;
}

/** Reads the offers with this counterparty's current terms and free stock. */
async function readMarket(db: Db, actor: Actor, offerIds: readonly number[]) {
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

/** Passes the list as one parameter, whatever its length. */
function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::bigint[])`;
}
