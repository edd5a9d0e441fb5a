import { issueUpd } from '../../modules/documents/documents.api.ts';
import { publishOrderChanged } from '../../modules/orders/orders.api.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Conflict } from '../../platform/errors/errors.ts';
import type { LockedOrder } from './locked-order.repository.ts';
import type { ShipmentState } from './next-transition.ts';
import type { OutsideShipment } from './outside-shipment.ts';
import { postShipment } from './post-order.ts';

type Recorded = OutsideShipment & { readonly quantities: ReadonlyMap<number, number> | null };

/**
 * Adds to a shipment that has left what 1C says of it only now: its id, the УПД and its posting. It is the one with that
 * id, or one that nobody has named yet with the same quantities. False if 1C speaks of one that is still here. Throws
 * `Conflict` if the quantities of a known shipment have changed.
 */
export async function recordShipment(db: Db, order: LockedOrder, outside: Recorded): Promise<boolean> {
  const known = await namedShipments(db, order.id);
  const left = order.shipments.filter(({ status }) => status === 'shipped' || status === 'delivered');
  const same =
    left.find(({ id }) => known.get(id)?.externalId === outside.externalId) ??
    left.find(({ id }) => outside.number !== '' && known.get(id)?.upd === outside.number);
  if (same !== undefined && !hasQuantities(same, outside.quantities))
    throw new Conflict(
      `Отгрузка ${outside.number} заказа ${order.number} уже проведена с\u00a0другими количествами`,
    );
  const unnamed = left.filter(({ id }) => known.get(id)?.externalId === null);
  const shipment = same ?? unnamed.find((one) => hasQuantities(one, outside.quantities));
  if (shipment === undefined) return false;
  if (known.get(shipment.id)?.externalId === null) await nameShipment(db, shipment.id, outside.externalId);
  await addUpd(db, order, shipment, outside);
  return true;
}

/** The name of each shipment in 1C, and the number of its УПД from there. */
async function namedShipments(db: Db, orderId: number) {
  const rows = await db
    .selectFrom('order_shipments as shipment')
    .leftJoin('order_documents as upd', (join) =>
      join.onRef('upd.shipment_id', '=', 'shipment.id').on('upd.external_id', 'is not', null),
    )
    .select(['shipment.id', 'shipment.external_id as externalId', 'upd.number as upd'])
    .where('shipment.order_id', '=', orderId)
    .execute();
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

function hasQuantities({ lines }: ShipmentState, quantities: Recorded['quantities']): boolean {
  if (quantities === null) return true;
  return (
    lines.length === quantities.size &&
    lines.every(({ position, quantity }) => quantities.get(position) === quantity)
  );
}

async function nameShipment(db: Db, id: number, externalId: string): Promise<void> {
  await db.updateTable('order_shipments').set({ external_id: externalId }).where('id', '=', id).execute();
}

/** A УПД that the shop has issued and posted itself stays; one of 1C is listed, and its sum is the ledger's. */
async function addUpd(
  db: Db,
  order: LockedOrder,
  { id }: ShipmentState,
  outside: OutsideShipment,
): Promise<void> {
  if (outside.number === '') return;
  const issued = await unscoped(db, 'the order is locked')
    .selectFrom('order_documents')
    .select('external_id as externalId')
    .where('shipment_id', '=', id)
    .executeTakeFirst();
  if (issued?.externalId === null) return;
  await issueUpd(db, id, outside.on, outside);
  await postShipment(db, order, { shipment: { id }, number: outside.number, on: outside.on, outside });
  if (issued === undefined)
    await publishOrderChanged(db, { orderId: order.id, counterpartyId: order.counterpartyId });
}
