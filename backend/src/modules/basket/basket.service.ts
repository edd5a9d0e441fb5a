import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../platform/errors/errors.ts';
import { publish } from '../../platform/events/live-events.ts';
import { correctQuantity, largestQuantity, type QuantityRule } from '../pricing/pricing.api.ts';
import {
  deleteRows,
  findOffers,
  findProductIds,
  findRowRule,
  lockBasket,
  saveRows,
} from './basket-rows.repository.ts';
import { forgetRemoved, keepRemoved } from './removed-rows.repository.ts';
import { sumUp } from './sum-up.ts';

/** What an addition made of a line; `before` is what the basket held. */
export interface AddedLine {
  readonly id: number;
  readonly rowId: number;
  readonly quantity: number;
  readonly isCorrected: boolean;
  readonly before: number;
}

/**
 * Adds offers to what is in the basket (§7): all lines or none, an offer named twice counts once with both
 * quantities. Quantities are raised to the minimum and the next multiple, and the answer says so.
 * Throws `Validation` naming the line for a product whose size is not chosen, `NotFound` for an unknown offer.
 */
export async function addToBasket(
  db: Db,
  actor: ActingUser,
  lines: readonly { readonly id: number; readonly quantity: number }[],
): Promise<readonly AddedLine[]> {
  await lockBasket(db, actor);
  const asked = sumUp(lines);
  const offers = await findOffers(db, actor, [...asked.keys()]);
  await refuseUnknown(db, lines, offers);
  const wanted = [...asked].map(([id, quantity]) => {
    const offer = offers.get(id)!;
    const before = offer.inBasket ?? 0;
    const field = `products.${lines.findIndex((line) => line.id === id)}.quantity`;
    return { offerId: id, before, ...allowed(before + quantity, offer, field) };
  });
  const rowIds = await saveRows(db, actor, wanted);
  await forgetRemoved(db, actor, [...asked.keys()]);
  await tellChanged(db, actor, [...asked.keys()]);
  return wanted.map(({ offerId, ...line }) => ({ id: offerId, rowId: rowIds.get(offerId)!, ...line }));
}

/** Throws as `addToBasket` does, for the first line whose offer is not among those found. */
export async function refuseUnknown(
  db: Db,
  lines: readonly { readonly id: number }[],
  offers: { has(id: number): boolean },
): Promise<void> {
  const index = lines.findIndex(({ id }) => !offers.has(id));
  const line = lines[index];
  if (line === undefined) return;
  // A product without variants has one id with its offer, so a product found here is one whose size is missing.
  const products = await findProductIds(db, [line.id]);
  if (products.has(line.id)) throw new Validation('Выберите размер', `products.${index}.id`);
  throw new NotFound('Такого товара нет, или он снят с продажи', `products.${index}.id`);
}

/** Sets the quantity of a row. Throws `NotFound` for a row that is not in this basket. */
export async function updateRow(db: Db, actor: ActingUser, rowId: number, quantity: number) {
  if (quantity === 0) {
    await removeRows(db, actor, [rowId]);
    return { id: rowId, quantity, isCorrected: false };
  }
  await lockBasket(db, actor);
  const row = await findRowRule(db, actor, rowId);
  if (row === undefined) throw new NotFound('Этой строки больше нет в корзине');
  const line = allowed(quantity, row, 'product.QUANTITY');
  await saveRows(db, actor, [{ offerId: row.offerId, quantity: line.quantity }]);
  await tellChanged(db, actor, [row.offerId]);
  return { id: rowId, ...line };
}

/** Removes rows, all or none; they can be put back. Throws `NotFound` if one of them is not in this basket. */
export async function removeRows(db: Db, actor: ActingUser, rowIds: readonly number[]): Promise<void> {
  await lockBasket(db, actor);
  const removed = await deleteRows(db, actor, { rowIds });
  if (removed.length < new Set(rowIds).size) throw new NotFound('Этой строки больше нет в корзине');
  await keepRemoved(db, actor, removed);
  await tellChanged(
    db,
    actor,
    removed.map(({ offerId }) => offerId),
  );
}

/** Empties the basket; what was in it can be put back. */
export async function clearBasket(db: Db, actor: ActingUser): Promise<void> {
  await lockBasket(db, actor);
  const removed = await deleteRows(db, actor);
  if (removed.length === 0) return;
  await keepRemoved(db, actor, removed);
  await tellChanged(
    db,
    actor,
    removed.map(({ offerId }) => offerId),
  );
}

/** The quantity that may stand in the basket for the asked one. Throws `Validation` beyond the largest. */
export function allowed(asked: number, rule: QuantityRule, field: string) {
  const quantity = correctQuantity(asked, rule);
  const largest = largestQuantity(rule);
  if (quantity > largest) throw new Validation(`В одной строке может быть не больше ${largest}`, field);
  return { quantity, isCorrected: quantity !== asked };
}

/** Tells the open pages of the company, once the transaction is done. */
export async function tellChanged(db: Db, actor: ActingUser, offerIds: readonly number[]): Promise<void> {
  const { counterpartyId } = scoped(db, actor);
  await publish(db, 'basket.changed', { offerIds: [...offerIds] }, { counterpartyId });
}
