import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { OrderState } from './next-transition.ts';

/** How `lockOrder` treats an order that others use. */
export interface LockOptions {
  /** Skips an order that somebody else is moving or cancelling now. */
  readonly skipsLocked?: boolean;
  /** Skips an order that has been moved since. */
  readonly movedBefore?: Date | undefined;
}

/** An order whose row is locked until the transaction ends: nobody cancels or moves it meanwhile. */
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Locks the order and reads everything its next transition depends on. Undefined if there is no such order. */
export async function lockOrder(db: Db, id: number, { skipsLocked, movedBefore }: LockOptions = {}) {
  const row = heads(db)
    .where('id', '=', id)
    .$if(movedBefore !== undefined, (query) => query.where('moved_at', '<', movedBefore!))
    .forNoKeyUpdate();
  const head = await (skipsLocked === true ? row.skipLocked() : row).executeTakeFirst();
  return head && withProgress(db, head);
}

/** Reads the order without a lock, for display. */
export async function readOrder(db: Db, id: number) {
  const head = await heads(db).where('id', '=', id).executeTakeFirst();
  return head && withProgress(db, head);
}

function heads(db: Db) {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'status',
      'counterparty_id as counterpartyId',
      'contract_id as contractId',
      'created_by as createdBy',
      'delivery_type as deliveryType',
      'pickup_store_id as pickupStoreId',
      'pay_system as paySystem',
      'total_kopecks as totalKopecks',
    ]);
}

async function withProgress<T extends { readonly id: number }>(db: Db, head: T) {
  return { ...head, ...(await readProgress(db, head.id)) };
}

async function readProgress(
  db: Db,
  orderId: number,
): Promise<Pick<OrderState, 'paidKopecks' | 'shipments' | 'setAside'>> {
  const { paid } = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_documents as document', 'document.id', 'entry.document_id')
    .select(sql<number>`coalesce(-sum(entry.kopecks), 0)::bigint`.as('paid'))
    .where('document.order_id', '=', orderId)
    .where(sql<SqlBool>`document.kind = 'payment' and entry.account = 'receivable'`)
    .executeTakeFirstOrThrow();
  const shipments = await db
    .selectFrom('order_shipments')
    .select(['id', 'position', 'status'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const parts = await db
    .selectFrom('order_shipment_lines')
    .select(['shipment_id as shipmentId', 'position', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const reservations = await db
    .selectFrom('order_reservations')
    .select(['position', sql<number>`sum(quantity)::int`.as('quantity')])
    .where('order_id', '=', orderId)
    .groupBy('position')
    .execute();
  const partsOf = Map.groupBy(parts, ({ shipmentId }) => shipmentId);
  return {
    paidKopecks: paid,
    shipments: shipments.map((shipment) => ({
      ...shipment,
      lines: (partsOf.get(shipment.id) ?? []).map(({ position, quantity }) => ({ position, quantity })),
    })),
    setAside: new Map(reservations.map(({ position, quantity }) => [position, quantity])),
  };
}
