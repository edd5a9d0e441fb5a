import { formatNumber } from '@shop/domain/format/number';
import { correctQuantity, largestQuantity, type QuantityRule } from '@shop/domain/quantity/quantity';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../platform/errors/errors.ts';
import { publish } from '../../platform/events/live-events.ts';
import {
  deleteRows,
  findOffers,
  findProductIds,
  findRowRule,
  lockBasket,
  saveRows,
} from './basket-rows.repository.ts';
import { deleteRemovedRows, saveRemovedRows } from './removed-rows.repository.ts';
import { sumQuantities } from './sum-quantities.ts';

/** A line of the basket after an addition; `before` is the quantity before it. */
export interface AddedLine {
  readonly id: number;
  readonly rowId: number;
  readonly quantity: number;
  readonly isCorrected: boolean;
  readonly before: number;
}

/**
 * Adds offers to the basket (§7), all lines or none; quantities of a repeated offer add up. A quantity is raised to the
 * minimum and the next multiple, which `isCorrected` reports. Returns one line per offer.
 *
 * Throws `Validation` at `products.<index>` for a product without a chosen size and for a quantity above the maximum,
 * `NotFound` for an unknown offer or one no longer sold.
 */
export async function addToBasket(
  db: Db,
  actor: Actor,
  lines: readonly { readonly id: number; readonly quantity: number }[],
): Promise<readonly AddedLine[]> {
  await lockBasket(db, actor);
  const requested = sumQuantities(lines);
  const offers = await findOffers(db, actor, [...requested.keys()]);
  await refuseUnknown(db, lines, offers);
  const corrected = [...requested].map(([id, quantity]) => {
    const offer = offers.get(id)!;
    const before = offer.inBasket ?? 0;
    const field = `products.${lines.findIndex((line) => line.id === id)}.quantity`;
    return { offerId: id, before, ...correctLine(before + quantity, offer, field) };
  });
  const rowIds = await saveRows(db, actor, corrected);
  await deleteRemovedRows(db, actor, [...requested.keys()]);
  await publishBasketChange(db, actor, [...requested.keys()]);
  return corrected.map(({ offerId, ...line }) => ({ id: offerId, rowId: rowIds.get(offerId)!, ...line }));
}

/**
 * Throws for the first line whose offer was not found: `Validation` at `products.<index>.id` if the id is a product
 * whose size has to be chosen, otherwise `NotFound`.
 */
export async function refuseUnknown(
  db: Db,
  lines: readonly { readonly id: number }[],
  offers: { has(id: number): boolean },
): Promise<void> {
  const index = lines.findIndex(({ id }) => !offers.has(id));
  const line = lines[index];
  if (line === undefined) return;
  // A product without variants shares its id with its offer, so a product found here lacks a size.
  const products = await findProductIds(db, [line.id]);
  if (products.has(line.id)) throw new Validation('Выберите размер', `products.${index}.id`);
  throw new NotFound('Такого товара нет, или он снят с продажи', `products.${index}.id`);
}

/** Sets the quantity of a row; 0 removes it. Throws `NotFound` for a row that is not in this basket. */
export async function updateRow(db: Db, actor: Actor, rowId: number, quantity: number) {
  if (quantity === 0) {
    await removeRows(db, actor, [rowId]);
    return { id: rowId, quantity, isCorrected: false };
  }
  await lockBasket(db, actor);
  const row = await findRowRule(db, actor, rowId);
  if (row === undefined) throw new NotFound('Этой строки больше нет в корзине');
  const line = correctLine(quantity, row, 'product.QUANTITY');
  await saveRows(db, actor, [{ offerId: row.offerId, quantity: line.quantity }]);
  await publishBasketChange(db, actor, [row.offerId]);
  return { id: rowId, ...line };
}

/** Removes rows, all or none; they can be restored. Throws `NotFound` if one of them is not in this basket. */
export async function removeRows(db: Db, actor: Actor, rowIds: readonly number[]): Promise<void> {
  await lockBasket(db, actor);
  const removed = await deleteRows(db, actor, { rowIds });
  if (removed.length < new Set(rowIds).size) throw new NotFound('Этой строки больше нет в корзине');
  await saveRemovedRows(db, actor, removed);
  await publishBasketChange(
    db,
    actor,
    removed.map(({ offerId }) => offerId),
  );
}

/** Removes all rows; they can be restored. */
export async function clearBasket(db: Db, actor: Actor): Promise<void> {
  await lockBasket(db, actor);
  const removed = await deleteRows(db, actor);
  if (removed.length === 0) return;
  await saveRemovedRows(db, actor, removed);
  await publishBasketChange(
    db,
    actor,
    removed.map(({ offerId }) => offerId),
  );
}

/** Returns the requested quantity, corrected by the rule. Throws `Validation` at `field` above the maximum. */
export function correctLine(requested: number, rule: QuantityRule, field: string) {
  const quantity = correctQuantity(requested, rule);
  const largest = largestQuantity(rule);
  if (quantity > largest)
    throw new Validation(`В одной строке может быть не больше ${formatNumber(largest)}`, field);
  return { quantity, isCorrected: quantity !== requested };
}

/** Notifies open pages of the company after the commit. */
export async function publishBasketChange(db: Db, actor: Actor, offerIds: readonly number[]): Promise<void> {
  const { counterpartyId } = scoped(db, actor);
  await publish(db, 'basket.changed', { offerIds: [...offerIds] }, { counterpartyId });
}
