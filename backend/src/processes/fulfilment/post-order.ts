import { postToLedger, settleDocument } from '../../modules/finances/finances.api.ts';
import { addDays, type Day } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { nextNumber } from '../../platform/database/number-series.ts';
import type { LockedOrder } from './locked-order.repository.ts';
import type { ShipmentState } from './next-transition.ts';
import type { OutsideShipment } from './outside-shipment.ts';

/** Goods on credit are due a month after they left. */
export const CREDIT_DAYS = 30;

type Parties = Pick<LockedOrder, 'id' | 'counterpartyId' | 'contractId'>;

/** Posts the customer's payment for the order. */
export async function postPayment(db: Db, order: Parties, kopecks: number, on: Day): Promise<void> {
  const number = await nextNumber(db, 'payment', 'ПП', on);
  await postToLedger(db, { ...partiesOf(order), kind: 'payment', number, on, dueOn: null, kopecks });
}

/**
 * Posts a shipment under the number of its УПД: its goods and its delivery, so that all shipments of an order make its
 * total. Without a number it posts nothing: the accounting system brings the УПД with its posting. A postponement begins
 * on the day of shipping.
 */
export async function postShipment(
  db: Db,
  order: LockedOrder,
  {
    shipment,
    number,
    on,
    outside,
  }: {
    readonly shipment: Pick<ShipmentState, 'id'>;
    readonly number: string | null;
    readonly on: Day;
    /** The shipment as 1C knows it: its sum and the id by which it is posted once. */
    readonly outside?: OutsideShipment | undefined;
  },
): Promise<void> {
  const dueOn = addDays(on, await daysToPay(db, order));
  const kopecks = outside?.kopecks ?? (await worthOf(db, shipment.id));
  // Goods may be free of charge; the ledger accepts no empty postings.
  if (kopecks > 0 && number !== null) {
    const posting = { ...partiesOf(order), kind: 'shipment', number, on, dueOn, kopecks } as const;
    if (outside === undefined) await postToLedger(db, posting);
    else await settleDocument(db, { ...posting, externalId: outside.externalId, comment: '' });
  }
  if (order.paySystem === 'postponement')
    await db.updateTable('orders').set({ due_on: dueOn }).where('id', '=', order.id).execute();
}

function partiesOf({ id, counterpartyId, contractId }: Parties) {
  return { counterpartyId, contractId, orderId: id };
}

async function daysToPay(db: Db, { paySystem, contractId }: LockedOrder): Promise<number> {
  if (paySystem === 'invoice') return 0;
  if (paySystem === 'credit' || contractId === null) return CREDIT_DAYS;
  const { days } = await db
    .selectFrom('contracts')
    .select('postponement_days as days')
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow();
  return days;
}

/** Prices are whole kopecks of one unit, so the parts of a line add up to its sum. */
async function worthOf(db: Db, shipmentId: number): Promise<number> {
  const { delivery_kopecks } = await db
    .selectFrom('order_shipments')
    .select('delivery_kopecks')
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  const parts = await db
    .selectFrom('order_shipment_lines as part')
    .innerJoin('order_lines as line', (join) =>
      join.onRef('line.order_id', '=', 'part.order_id').onRef('line.position', '=', 'part.position'),
    )
    .select(['part.quantity', 'line.price_kopecks as priceKopecks'])
    .where('part.shipment_id', '=', shipmentId)
    .execute();
  return parts.reduce((sum, part) => sum + part.quantity * part.priceKopecks, delivery_kopecks);
}
