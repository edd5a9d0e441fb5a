import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { Conflict } from '../../../platform/errors/errors.ts';
import { lineTotal, totalsOf } from '../../pricing/pricing.api.ts';
import { statusAfter } from '../shipping/status-after.ts';
import { holdGoods } from './hold-goods.ts';
import { leftOf, type OrderContent } from './order-content.repository.ts';
import type { OrderProposal, PlacedLine } from './order-proposal.ts';
import { planAgain } from './plan-again.ts';

const REASON = 'the caller has found the order';

/**
 * Gives a locked order the lines, prices, delivery and day of a proposal: its shipments that have not left are planned
 * again, and its reservations follow. Throws `Conflict` if more has left than the proposal has, or if nothing would remain.
 */
export async function applyProposal(db: Db, order: OrderContent, proposal: OrderProposal): Promise<void> {
  checkPossible(order, proposal);
  const lines = numbered(order, proposal);
  await writeLines(db, order, lines);
  const plan = await planAgain(db, order, { ...proposal, lines });
  await holdGoods(db, order, lines);
  await removeLines(db, order, lines);
  const { goodsKopecks, vatKopecks, totalKopecks } = totalsOf(lines, plan.deliveryKopecks);
  await unscoped(db, REASON)
    .updateTable('orders')
    .set({
      goods_kopecks: goodsKopecks,
      delivery_kopecks: plan.deliveryKopecks,
      vat_kopecks: vatKopecks,
      total_kopecks: totalKopecks,
    })
    .where('id', '=', order.id)
    .execute();
  if (order.status === 'picking') await settleStatus(db, order, plan.statuses);
}

/** Throws `Conflict` for a proposal that the order cannot follow. */
export function checkPossible(order: OrderContent, { lines }: OrderProposal): void {
  if (order.status !== 'new' && order.status !== 'confirmed' && order.status !== 'picking')
    throw new Conflict(`Заказ ${order.number} уже отгружен или отменён: состав не\u00a0меняется`);
  if (lines.length === 0)
    throw new Conflict(`В\u00a0заказе ${order.number} не\u00a0осталось строк: отмените его в\u00a01С`);
  for (const { position, name } of order.lines) {
    const left = leftOf(order, position);
    const wanted = lines.find((line) => line.position === position)?.quantity ?? 0;
    if (wanted < left) throw new Conflict(`«${name}»: уже отгружено ${left}, меньше не\u00a0может стать`);
  }
}

/** New lines follow the last one. */
function numbered(order: OrderContent, { lines }: OrderProposal): readonly PlacedLine[] {
  let last = Math.max(0, ...order.lines.map(({ position }) => position));
  return lines.map((line) => {
    if (line.position === null) last += 1;
    return { ...line, position: line.position ?? last };
  });
}

async function writeLines(db: Db, order: OrderContent, lines: readonly PlacedLine[]): Promise<void> {
  const before = new Map(order.lines.map((line) => [line.position, line]));
  const rows = lines.map((line) => ({
    position: line.position,
    offer_id: line.offerId,
    article: line.article,
    name: line.name,
    measure: line.measure,
    quantity: line.quantity,
    price_kopecks: line.priceKopecks,
    vat_percent: line.vatPercent,
    total_kopecks: lineTotal(line),
    ordered_quantity: orderedQuantity(before.get(line.position), line.quantity),
  }));
  await sql`
    insert into order_lines (order_id, position, offer_id, article, name, measure, quantity, price_kopecks, vat_percent,
      total_kopecks, ordered_quantity)
    select ${order.id}::bigint, position, offer_id, article, name, measure, quantity, price_kopecks, vat_percent,
      total_kopecks, ordered_quantity
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line(position int, offer_id bigint, article text,
      name text, measure text, quantity int, price_kopecks bigint, vat_percent int, total_kopecks bigint,
      ordered_quantity int)
    on conflict (order_id, position) do update set quantity = excluded.quantity,
      price_kopecks = excluded.price_kopecks, total_kopecks = excluded.total_kopecks,
      ordered_quantity = excluded.ordered_quantity`.execute(db);
}

/** Stays what the buyer ordered through any number of changes; null once the quantity is that again. */
function orderedQuantity(before: OrderContent['lines'][number] | undefined, quantity: number): number | null {
  if (before === undefined) return null;
  const ordered = before.orderedQuantity ?? before.quantity;
  return ordered === quantity ? null : ordered;
}

async function removeLines(db: Db, order: OrderContent, lines: readonly PlacedLine[]): Promise<void> {
  const kept = new Set(lines.map(({ position }) => position));
  const gone = order.lines.map(({ position }) => position).filter((position) => !kept.has(position));
  if (gone.length === 0) return;
  await db.deleteFrom('order_lines').where('order_id', '=', order.id).where('position', 'in', gone).execute();
}

/** An order whose last part was cut off has left, with all that remains of it. */
async function settleStatus(db: Db, order: OrderContent, statuses: Parameters<typeof statusAfter>[0]) {
  const status = statusAfter(statuses);
  if (status === order.status) return;
  await unscoped(db, REASON).updateTable('orders').set({ status }).where('id', '=', order.id).execute();
  await db
    .insertInto('order_statuses')
    .values({ order_id: order.id, status, reached_by: null, reached_at: sql`clock_timestamp()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
