import { type SqlBool, sql } from 'kysely';
import type { Day } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { nextNumber } from '../../platform/database/number-series.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { readSetting } from '../../platform/shop-settings/read-setting.ts';
import { describeInvoice, describeUpd } from './content/describe-order.ts';
import type { DocumentContent } from './content/document-content.ts';
import { documentsSetting } from './content/documents-setting.ts';

const REASON = 'the shop issues documents for all companies';

/**
 * Issues the invoice (счёт на оплату) of an order: assigns a number without gaps and stores the content (decision 052).
 * Call it in the transaction that places the order, after its lines are written. Missing seller details do not prevent
 * it, so that no order is lost. Returns the document's id and number.
 */
export async function issueInvoice(
  db: Db,
  orderId: number,
  on: Day,
): Promise<{ readonly id: number; readonly number: string }> {
  const content = await describeInvoice(db, orderId, on);
  const number = await nextNumber(db, 'invoice', 'СЧ', on);
  return insert(db, { orderId, shipmentId: null, number, on, content });
}

/**
 * Issues the УПД of a shipment that leaves on the day, in the transaction that ships it. Repeated calls return the
 * existing document's id and number. Null where the accounting system issues it (setting `documents`) and has not said its
 * number: `outside` is what it said.
 */
export async function issueUpd(
  db: Db,
  shipmentId: number,
  on: Day,
  outside?: OutsideNumber,
): Promise<{ readonly id: number; readonly number: string } | null> {
  const issued = await unscoped(db, REASON)
    .selectFrom('order_documents')
    .select(['id', 'number'])
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst();
  if (issued !== undefined) return issued;
  const isNumbered = outside !== undefined && outside.number !== '';
  if (!isNumbered && !(await isUpdIssuedHere(db))) return null;
  const { orderId, content } = await describeUpd(db, shipmentId, on);
  if (isNumbered) {
    const { number, externalId } = outside;
    return insert(db, { orderId, shipmentId, number, on: outside.on, content, externalId });
  }
  const number = await nextNumber(db, 'upd', 'УПД', on);
  return insert(db, { orderId, shipmentId, number, on, content });
}

/** The number that the accounting system has given a document, with the document's id there. */
interface OutsideNumber {
  readonly number: string;
  readonly on: Day;
  readonly externalId: string;
}

/** Lists an invoice that the accounting system has issued for an order, once. False if it is listed already. */
export async function listInvoice(
  db: Db,
  orderId: number,
  { number, on, externalId }: OutsideNumber,
): Promise<boolean> {
  const listed = await unscoped(db, REASON)
    .selectFrom('order_documents')
    .select('id')
    .where((where) =>
      where.or([
        where('external_id', '=', externalId),
        where.and([
          where('order_id', '=', orderId),
          where('kind', '=', 'invoice'),
          where('number', '=', number),
        ]),
      ]),
    )
    .executeTakeFirst();
  if (listed !== undefined) return false;
  const content = await describeInvoice(db, orderId, on);
  await insert(db, { orderId, shipmentId: null, number, on, content, externalId });
  return true;
}

/** Whether the shop issues УПД itself, and not the accounting system. */
export async function isUpdIssuedHere(db: Db): Promise<boolean> {
  return (await readSetting(db, documentsSetting)).updFrom === 'shop';
}

/** Whether an issued invoice prints the image. Reads all of them: for rare questions. */
export async function isImagePrinted(db: Db, image: string): Promise<boolean> {
  const printing = await unscoped(db, REASON)
    .selectFrom('order_documents')
    .select('id')
    .where(
      sql<SqlBool>`exists (select from jsonb_each_text(content -> 'facsimile') as printed where printed.value = ${image})`,
    )
    .limit(1)
    .executeTakeFirst();
  return printing !== undefined;
}

interface NewDocument {
  readonly orderId: number;
  readonly shipmentId: number | null;
  readonly number: string;
  readonly on: Day;
  readonly content: DocumentContent;
  readonly externalId?: string;
}

function insert(db: Db, { orderId, shipmentId, number, on, content, externalId }: NewDocument) {
  return unscoped(db, REASON)
    .insertInto('order_documents')
    .values({
      order_id: orderId,
      kind: content.kind,
      number,
      issued_on: on,
      shipment_id: shipmentId,
      content: JSON.stringify(content),
      external_id: externalId ?? null,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}
