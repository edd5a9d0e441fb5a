import { amountOf } from '@shop/domain/format/measure';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { ordersOf } from '../orders/orders.api.ts';

interface ClaimLine {
  /** Its position in the order. */
  readonly position: number;
  readonly quantity: number;
}

/**
 * Throws `Validation` at the first line that the order lacks, that is named twice, or that exceeds the ordered
 * quantity. The actor has to be at the order's company.
 */
export async function checkClaimLines(
  db: Db,
  actor: Actor,
  orderId: number | null,
  lines: readonly ClaimLine[],
): Promise<void> {
  if (lines.length === 0) return;
  if (orderId === null) throw new Validation('Выберите заказ, к\u00a0которому относятся строки', 'orderId');
  const ordered = await ordersOf(db, actor).lines(orderId);
  const byPosition = new Map(ordered.map((line) => [line.position, line]));
  const named = new Set<number>();
  for (const [index, { position, quantity }] of lines.entries()) {
    const line = byPosition.get(position);
    if (line === undefined)
      throw new Validation(`В заказе нет строки ${position}`, `lines.${index}.position`);
    if (named.has(position))
      throw new Validation(`Строка ${position} указана дважды`, `lines.${index}.position`);
    named.add(position);
    if (quantity > line.quantity) {
      const most = amountOf(line.quantity, line.measure);
      throw new Validation(`${line.name}: в\u00a0заказе только ${most}`, `lines.${index}.quantity`);
    }
  }
}

/** Saves lines that `checkClaimLines` has accepted. */
export async function saveClaimLines(
  db: Db,
  appealId: number,
  orderId: number,
  lines: readonly ClaimLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insertInto('appeal_lines')
    .values(lines.map((line) => ({ appeal_id: appealId, order_id: orderId, ...line })))
    .execute();
}
