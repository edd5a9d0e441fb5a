import { nearestQuantity } from '@shop/domain/quantity/quantity';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { type AddedLine, correctLine, publishBasketChange, refuseUnknown } from './basket.service.ts';
import {
  deleteRows,
  findOffers,
  lockBasket,
  type OfferQuantity,
  saveRows,
} from './basket-rows.repository.ts';
import { deleteRemovedRows, findRowsOfRemoval, saveRemovedRows } from './removed-rows.repository.ts';
import { sumQuantities } from './sum-quantities.ts';

/**
 * Replaces the content of the basket with these lines (§7); quantities of a repeated offer add up. `removal` of the
 * result restores what was removed, 0 if nothing was. Throws like `addToBasket`.
 */
export async function replaceBasket(
  db: Db,
  actor: Actor,
  lines: readonly { readonly id: number; readonly quantity: number }[],
) {
  await lockBasket(db, actor);
  const requested = sumQuantities(lines);
  const offers = await findOffers(db, actor, [...requested.keys()]);
  await refuseUnknown(db, lines, offers);
  const corrected = [...requested].map(([id, quantity]) => {
    const field = `products.${lines.findIndex((line) => line.id === id)}.quantity`;
    return {
      offerId: id,
      before: offers.get(id)?.inBasket ?? 0,
      ...correctLine(quantity, offers.get(id)!, field),
    };
  });
  const existing = await deleteRows(db, actor);
  const removed = existing.filter(({ offerId }) => !requested.has(offerId));
  const removal = await saveRemovedRows(db, actor, removed);
  // Deleted first, so that these rows get positions in the requested order, not their former ones.
  await deleteRemovedRows(db, actor, [...requested.keys()]);
  const rowIds = await saveRows(db, actor, corrected);
  await publishBasketChange(db, actor, [...requested.keys(), ...removed.map(({ offerId }) => offerId)]);
  const products = corrected.map(
    ({ offerId, ...line }): AddedLine => ({ id: offerId, rowId: rowIds.get(offerId)!, ...line }),
  );
  return { products, removal };
}

/**
 * Restores rows that were removed together, with their quantities and positions. Rows added again meanwhile are left
 * alone; rows no longer sold are counted in `unavailableCount`. Throws `NotFound` for an unknown or expired removal.
 */
export async function restoreRemovedRows(db: Db, actor: Actor, removal: number) {
  await lockBasket(db, actor);
  const rows = await findRowsOfRemoval(db, actor, removal);
  if (rows.length === 0) throw new NotFound('Эти товары уже вернули или их больше нельзя вернуть');
  const offerIds = rows.map(({ offerId }) => offerId);
  const offers = await findOffers(db, actor, offerIds);
  const corrected = rows.flatMap((row) => lineFor(row, offers.get(row.offerId)) ?? []);
  const rowIds = corrected.length === 0 ? new Map<number, number>() : await saveRows(db, actor, corrected);
  await deleteRemovedRows(db, actor, offerIds);
  await publishBasketChange(db, actor, offerIds);
  const products = corrected.map(
    ({ offerId, ...line }): AddedLine => ({ id: offerId, rowId: rowIds.get(offerId)!, before: 0, ...line }),
  );
  return { products, unavailableCount: rows.filter(({ offerId }) => !offers.has(offerId)).length };
}

type FoundOffer = Awaited<ReturnType<typeof findOffers>> extends ReadonlyMap<number, infer O> ? O : never;

function lineFor({ offerId, quantity }: OfferQuantity, offer: FoundOffer | undefined) {
  if (!offer || offer.inBasket !== null) return undefined;
  const corrected = nearestQuantity(quantity, offer);
  return { offerId, quantity: corrected, isCorrected: corrected !== quantity };
}
