import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';

/** SQL: a payment names the order that `orderId` refers to. */
export function isNamedByPayment(orderId = 'orders.id') {
  return sql<boolean>`exists (select from ledger_documents payment
    where payment.order_id = ${sql.ref(orderId)} and payment.kind = 'payment')`;
}

/** Whether a payment names the order. */
export async function hasPayment(db: Db, orderId: number): Promise<boolean> {
  const payment = await unscoped(db, 'the caller has found the order')
    .selectFrom('ledger_documents')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment')
    .limit(1)
    .executeTakeFirst();
  return payment !== undefined;
}

interface UnpaidOrder {
  readonly id: number;
  readonly counterpartyId: number;
  readonly contractId: number | null;
  readonly totalKopecks: number;
}

/**
 * Whether the advance under the contract that belongs to no order covers an order with a reservation. Earlier ones come
 * first: each takes its total from the advance, or nothing if the rest does not cover it.
 */
export async function isCoveredByAdvance(db: Db, order: UnpaidOrder): Promise<boolean> {
  const advance = await findUnclaimedAdvance(db, order);
  if (advance < order.totalKopecks) return false;
  const earlier = await findEarlierUnpaid(db, order);
  const rest = earlier.reduce((left, { kopecks }) => (kopecks <= left ? left - kopecks : left), advance);
  return rest >= order.totalKopecks;
}

/** Finds the rest of the cost of earlier orders under the same contract whose goods are held and that no payment names. */
function findEarlierUnpaid(db: Db, { id, counterpartyId, contractId }: UnpaidOrder) {
  return unscoped(db, 'reservations of all companies end')
    .selectFrom('orders')
    .select(
      sql<number>`greatest(0, total_kopecks - (
        select coalesce(sum(document.kopecks), 0) from ledger_documents document where document.order_id = orders.id
      ))::bigint`.as('kopecks'),
    )
    .where('counterparty_id', '=', counterpartyId)
    .where(sql<SqlBool>`contract_id is not distinct from ${contractId}::bigint`)
    .where('id', '<', id)
    .where('status', 'in', ['new', 'confirmed', 'picking'])
    .where('reserved_until', 'is not', null)
    .where('reservation_released_at', 'is', null)
    .where(sql<SqlBool>`not ${isNamedByPayment()}`)
    .orderBy('id')
    .execute();
}

/**
 * Returns the advance under a contract that belongs to no order, in kopecks, at least 0: one payment for two invoices
 * names no order. Payments that name an invoiced order belong to that one until it is shipped.
 */
async function findUnclaimedAdvance(
  db: Db,
  { counterpartyId, contractId }: Pick<UnpaidOrder, 'counterpartyId' | 'contractId'>,
): Promise<number> {
  const { rows } = await sql<{ kopecks: number }>`
    select greatest(0, -(
      select coalesce(sum(debit_kopecks - credit_kopecks), 0) from ledger_turnovers
      where counterparty_id = ${counterpartyId} and contract_id is not distinct from ${contractId}::bigint
    ) - (
      select coalesce(sum(greatest(0, -posted.kopecks)), 0) from orders
      cross join lateral (
        select coalesce(sum(document.kopecks), 0) as kopecks from ledger_documents document
        where document.order_id = orders.id
      ) posted
      where orders.counterparty_id = ${counterpartyId} and orders.contract_id is not distinct from ${contractId}::bigint
        and orders.status in ('new', 'confirmed', 'picking')
    ))::bigint as kopecks`.execute(unscoped(db, 'reservations of all companies end'));
  return rows[0]?.kopecks ?? 0;
}
