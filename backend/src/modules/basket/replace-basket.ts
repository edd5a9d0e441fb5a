import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { correctQuantity, largestQuantity } from '../pricing/pricing.api.ts';
import { type AddedLine, allowed, refuseUnknown, tellChanged } from './basket.service.ts';
import {
  deleteRows,
  findOffers,
  lockBasket,
  type OfferQuantity,
  saveRows,
} from './basket-rows.repository.ts';
import { findRemoval, forgetRemoved, keepRemoved } from './removed-rows.repository.ts';
import { sumUp } from './sum-up.ts';

/**
 * Makes the basket hold these lines and nothing else (§7); an offer named twice counts with both quantities. What had to go
 * can be put back together by the answer's `removal`, 0 when nothing had to. Throws as `addToBasket` does.
 */
export async function replaceBasket(
  db: Db,
  actor: ActingUser,
  lines: readonly { readonly id: number; readonly quantity: number }[],
) {
  await lockBasket(db, actor);
  const asked = sumUp(lines);
  const offers = await findOffers(db, actor, [...asked.keys()]);
  await refuseUnknown(db, lines, offers);
  const wanted = [...asked].map(([id, quantity]) => {
    const field = `products.${lines.findIndex((line) => line.id === id)}.quantity`;
    return {
      offerId: id,
      before: offers.get(id)?.inBasket ?? 0,
      ...allowed(quantity, offers.get(id)!, field),
    };
  });
  const held = await deleteRows(db, actor);
  const gone = held.filter(({ offerId }) => !asked.has(offerId));
  const removal = await keepRemoved(db, actor, gone);
  // Forgotten first: these stand in the order that is asked for, not where they stood.
  await forgetRemoved(db, actor, [...asked.keys()]);
  const rowIds = await saveRows(db, actor, wanted);
  await tellChanged(db, actor, [...asked.keys(), ...gone.map(({ offerId }) => offerId)]);
  const products = wanted.map(
    ({ offerId, ...line }): AddedLine => ({ id: offerId, rowId: rowIds.get(offerId)!, ...line }),
  );
  return { products, removal };
}

/**
 * Puts rows back that went together, with the quantities they had and where they stood. A row somebody has added again since stays as it is;
 * what is not sold any more is counted. Throws `NotFound` when nothing is kept under this number.
 */
export async function returnRemoval(db: Db, actor: ActingUser, removal: number) {
  await lockBasket(db, actor);
  const rows = await findRemoval(db, actor, removal);
  if (rows.length === 0) throw new NotFound('Эти товары уже вернули или их больше нельзя вернуть');
  const offerIds = rows.map(({ offerId }) => offerId);
  const offers = await findOffers(db, actor, offerIds);
  const wanted = rows.flatMap((row) => lineFor(row, offers.get(row.offerId)) ?? []);
  const rowIds = wanted.length === 0 ? new Map<number, number>() : await saveRows(db, actor, wanted);
  await forgetRemoved(db, actor, offerIds);
  await tellChanged(db, actor, offerIds);
  const products = wanted.map(
    ({ offerId, ...line }): AddedLine => ({ id: offerId, rowId: rowIds.get(offerId)!, before: 0, ...line }),
  );
  return { products, unavailableCount: rows.filter(({ offerId }) => !offers.has(offerId)).length };
}

type FoundOffer = Awaited<ReturnType<typeof findOffers>> extends ReadonlyMap<number, infer O> ? O : never;

function lineFor({ offerId, quantity }: OfferQuantity, offer: FoundOffer | undefined) {
  if (!offer || offer.inBasket !== null) return undefined;
  const corrected = Math.min(correctQuantity(quantity, offer), largestQuantity(offer));
  return { offerId, quantity: corrected, isCorrected: corrected !== quantity };
}
