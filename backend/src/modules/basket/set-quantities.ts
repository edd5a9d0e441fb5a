import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { correctLine, publishBasketChange } from './basket.service.ts';
import { deleteRows, findOffers, lockBasket, saveRows } from './basket-rows.repository.ts';
import { deleteRemovedRows, saveRemovedRows } from './removed-rows.repository.ts';

interface Line {
  readonly id: number;
  readonly quantity: number;
}

/**
 * Sets quantities of offers, all lines or none; 0 removes an offer, and the last line of a repeated offer counts.
 * Removed rows can be restored, unless `isUndo`: undoing an addition leaves nothing to restore. Throws `Validation` at
 * the line of an offer no longer sold, or above the maximum quantity.
 */
export async function setQuantities(
  db: Db,
  actor: Actor,
  lines: readonly Line[],
  { isUndo = false }: { readonly isUndo?: boolean } = {},
) {
  await lockBasket(db, actor);
  const requested = new Map(lines.map(({ id, quantity }, index) => [id, { quantity, index }]));
  const removed = [...requested].filter(([, { quantity }]) => quantity === 0).map(([id]) => id);
  const offers = await findOffers(db, actor, [...requested.keys()]);
  const changed = [...requested].flatMap(([id, { quantity, index }]) => {
    if (quantity === 0) return [];
    const offer = offers.get(id);
    if (!offer) throw new Validation('Такого товара нет, или он снят с продажи', `products.${index}.id`);
    return [{ offerId: id, ...correctLine(quantity, offer, `products.${index}.quantity`) }];
  });
  if (changed.length > 0) {
    await saveRows(db, actor, changed);
    await deleteRemovedRows(
      db,
      actor,
      changed.map(({ offerId }) => offerId),
    );
  }
  if (removed.length > 0) {
    const deleted = await deleteRows(db, actor, { offerIds: removed });
    if (!isUndo) await saveRemovedRows(db, actor, deleted);
  }
  await publishBasketChange(db, actor, [...requested.keys()]);
  return [
    ...changed.map(({ offerId, ...line }) => ({ id: offerId, ...line })),
    ...removed.map((id) => ({ id, quantity: 0, isCorrected: false })),
  ];
}
