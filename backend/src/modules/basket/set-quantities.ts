import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { allowed, tellChanged } from './basket.service.ts';
import { deleteRows, findOffers, lockBasket, saveRows } from './basket-rows.repository.ts';
import { forgetRemoved, keepRemoved } from './removed-rows.repository.ts';

interface Line {
  readonly id: number;
  readonly quantity: number;
}

/**
 * Makes the basket hold these quantities of these offers, 0 for none; of an offer named twice the last counts. All
 * lines or none: throws `Validation` naming the line that is not sold any more or beyond the largest quantity. What goes
 * can be put back, unless an addition is taken back, which leaves nothing behind.
 */
export async function setQuantities(
  db: Db,
  actor: ActingUser,
  lines: readonly Line[],
  { isUndo = false }: { readonly isUndo?: boolean } = {},
) {
  await lockBasket(db, actor);
  const asked = new Map(lines.map(({ id, quantity }, index) => [id, { quantity, index }]));
  const removed = [...asked].filter(([, { quantity }]) => quantity === 0).map(([id]) => id);
  const offers = await findOffers(db, actor, [...asked.keys()]);
  const kept = [...asked].flatMap(([id, { quantity, index }]) => {
    if (quantity === 0) return [];
    const offer = offers.get(id);
    if (!offer) throw new Validation('Такого товара нет, или он снят с продажи', `products.${index}.id`);
    return [{ offerId: id, ...allowed(quantity, offer, `products.${index}.quantity`) }];
  });
  if (kept.length > 0) {
    await saveRows(db, actor, kept);
    await forgetRemoved(
      db,
      actor,
      kept.map(({ offerId }) => offerId),
    );
  }
  if (removed.length > 0) {
    const gone = await deleteRows(db, actor, { offerIds: removed });
    if (!isUndo) await keepRemoved(db, actor, gone);
  }
  await tellChanged(db, actor, [...asked.keys()]);
  return [
    ...kept.map(({ offerId, ...line }) => ({ id: offerId, ...line })),
    ...removed.map((id) => ({ id, quantity: 0, isCorrected: false })),
  ];
}
