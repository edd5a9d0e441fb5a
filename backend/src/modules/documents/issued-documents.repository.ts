import { type SqlBool, sql } from 'kysely';
import * as v from 'valibot';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { readerOfOrder } from '../access/access.api.ts';
import { describeInvoice, describeUpd } from './papers/describe-order.ts';
import {
  type DocumentContent,
  documentContent,
  type Issued,
  type WithSeller,
} from './papers/document-content.ts';
import { readSeller } from './papers/seller.ts';

/**
 * A document of one of the actor's orders. Throws `NotFound` for another company's as for an unknown one, `Forbidden`
 * without the right to open documents there, `Unavailable` while nobody knows who sells.
 */
export async function readDocument(db: Db, actor: ActingUser, id: number): Promise<Issued> {
  return complete(db, await findDocument(db, actor, id));
}

/** All documents of one of the actor's orders, the oldest first; throws as `readDocument`, `NotFound` if there are none. */
export async function readDocuments(
  db: Db,
  actor: ActingUser,
  orderId: number,
): Promise<{ readonly orderNumber: string; readonly documents: readonly Issued[] }> {
  const rows = await findDocuments(db, actor, orderId);
  const documents: Issued[] = [];
  for (const row of rows) documents.push(await complete(db, row));
  return { orderNumber: rows[0]!.orderNumber, documents };
}

/** The row alone, for who asks whether it may be opened; throws as `readDocument`. */
export async function findDocument(db: Db, actor: ActingUser, id: number): Promise<Row> {
  const unknown = () => new NotFound('Такого документа нет');
  const row = await documentRows(db).where('order_documents.id', '=', id).executeTakeFirstOrThrow(unknown);
  await readerOfOrder(db, actor, row.orderId, 'document.open').catch((error) => {
    throw error instanceof NotFound ? unknown() : error;
  });
  return row;
}

/** The rows alone; throws as `readDocuments`. */
export async function findDocuments(db: Db, actor: ActingUser, orderId: number): Promise<readonly Row[]> {
  await readerOfOrder(db, actor, orderId, 'document.open');
  const rows = await documentRows(db)
    .where('order_documents.order_id', '=', orderId)
    .orderBy('order_documents.id')
    .execute();
  if (rows.length === 0) throw new NotFound('У этого заказа ещё нет документов');
  return rows;
}

/**
 * Throws `Unavailable` while one of them cannot be drawn, for nobody has said who sells: told by the call, on the page,
 * instead of by the URL, in an empty tab.
 */
export async function checkSeller(db: Db, rows: readonly Row[]): Promise<void> {
  if (rows.some(({ content }) => sellerOf(content) === null)) await readSeller(db);
}

/** Contents of before are drawn of today's. */
function sellerOf(content: unknown): unknown {
  return content === null ? null : (content as Pick<DocumentContent, 'seller'>).seller;
}

type Row = Awaited<ReturnType<ReturnType<typeof documentRows>['execute']>>[number];

function documentRows(db: Db) {
  return unscoped(db, 'whose order it is, is asked of the order')
    .selectFrom('order_documents')
    .innerJoin('orders', 'orders.id', 'order_documents.order_id')
    .select([
      'order_documents.id',
      'order_documents.kind',
      'order_documents.number',
      'order_documents.issued_on as issuedOn',
      'order_documents.shipment_id as shipmentId',
      'order_documents.content',
      'orders.id as orderId',
      'orders.number as orderNumber',
    ]);
}

async function complete(db: Db, row: Row): Promise<Issued> {
  const { number, issuedOn } = row;
  const content = row.content === null ? await describe(db, row) : v.parse(documentContent, row.content);
  const seller = content.seller ?? (await readSeller(db));
  const whole = { ...content, seller };
  if (row.content === null || content.seller !== null) return { number, issuedOn, content: whole };
  return { number, issuedOn, content: await keepSeller(db, row.id, whole) };
}

/** A document from before contents were kept says what the order says now. */
async function describe(db: Db, { kind, orderId, shipmentId, issuedOn }: Row): Promise<DocumentContent> {
  if (kind === 'invoice') return describeInvoice(db, orderId);
  if (shipmentId === null) throw new NotFound('Такого документа нет');
  return (await describeUpd(db, shipmentId, issuedOn)).content;
}

/** Of two who open it first, one says who sells; both get the same. */
async function keepSeller(
  db: Db,
  id: number,
  whole: WithSeller<DocumentContent>,
): Promise<WithSeller<DocumentContent>> {
  const documents = unscoped(db, 'what was issued without a seller is completed');
  const kept = await documents
    .updateTable('order_documents')
    .set({ content: JSON.stringify(whole) })
    .where('id', '=', id)
    .where(sql<SqlBool>`content -> 'seller' = 'null'::jsonb`)
    .executeTakeFirst();
  if (kept.numUpdatedRows > 0n) return whole;
  const row = await documents
    .selectFrom('order_documents')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...whole, seller: v.parse(documentContent, row.content).seller ?? whole.seller };
}
