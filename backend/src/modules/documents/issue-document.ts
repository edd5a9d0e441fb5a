import type { Day } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { takeNumber } from '../../platform/database/number-series.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { describeInvoice, describeUpd } from './papers/describe-order.ts';
import type { DocumentContent } from './papers/document-content.ts';

const REASON = 'documents are issued by the shop';

/**
 * Issues the счёт на оплату of an order: a number without gaps, and all it says as it is now (decision 052). Runs in
 * the caller's transaction, after the order's lines are written. The seller's details may be missing then: an order is
 * not lost for them.
 */
export async function issueInvoice(
  db: Db,
  orderId: number,
  on: Day,
): Promise<{ readonly id: number; readonly number: string }> {
  const content = await describeInvoice(db, orderId);
  const number = await takeNumber(db, 'invoice', 'СЧ', on);
  return insert(db, { orderId, shipmentId: null, number, on, content });
}

/**
 * Issues the УПД of a shipment that leaves on the day, in the transaction that sends it off. A shipment has one: called
 * again it answers with the one there is.
 */
export async function issueUpd(
  db: Db,
  shipmentId: number,
  on: Day,
): Promise<{ readonly id: number; readonly number: string }> {
  const issued = await unscoped(db, REASON)
    .selectFrom('order_documents')
    .select(['id', 'number'])
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst();
  if (issued !== undefined) return issued;
  const { orderId, content } = await describeUpd(db, shipmentId, on);
  const number = await takeNumber(db, 'upd', 'УПД', on);
  return insert(db, { orderId, shipmentId, number, on, content });
}

interface NewDocument {
  readonly orderId: number;
  readonly shipmentId: number | null;
  readonly number: string;
  readonly on: Day;
  readonly content: DocumentContent;
}

function insert(db: Db, { orderId, shipmentId, number, on, content }: NewDocument) {
  return unscoped(db, REASON)
    .insertInto('order_documents')
    .values({
      order_id: orderId,
      kind: content.kind,
      number,
      issued_on: on,
      shipment_id: shipmentId,
      content: JSON.stringify(content),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}
