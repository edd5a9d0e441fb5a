import { type SqlBool, sql } from 'kysely';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { readImages } from '../../platform/shop-settings/setting-images.ts';
import { readerOfOrder } from '../access/access.api.ts';
import { describeInvoice, describeUpd } from './content/describe-order.ts';
import {
  type DocumentContent,
  documentContent,
  type IssuedDocument,
  type WithSeller,
} from './content/document-content.ts';
import { findSigningSeller, readSeller } from './content/seller.ts';

/**
 * Reads a document of one of the actor's orders, ready to be rendered. Throws `NotFound` for an unknown document and
 * another company's, `Forbidden` without the right to open documents there, `Unavailable` while the seller's details
 * are missing.
 */
export async function readDocument(db: Db, actor: Actor, id: number): Promise<IssuedDocument> {
  return completeContent(db, await findDocument(db, actor, id));
}

/** Reads all documents of an order, oldest first. Throws like `readDocument`; `NotFound` if there are none. */
export async function readDocuments(
  db: Db,
  actor: Actor,
  orderId: number,
): Promise<{ readonly orderNumber: string; readonly documents: readonly IssuedDocument[] }> {
  const rows = await findDocuments(db, actor, orderId);
  const documents: IssuedDocument[] = [];
  for (const row of rows) documents.push(await completeContent(db, row));
  return { orderNumber: rows[0]!.orderNumber, documents };
}

/** Reads only the row, to check access. Throws `NotFound` and `Forbidden` like `readDocument`. */
export async function findDocument(db: Db, actor: Actor, id: number): Promise<Row> {
  const unknown = () => new NotFound('Такого документа нет');
  const row = await documentRows(db).where('order_documents.id', '=', id).executeTakeFirstOrThrow(unknown);
  await readerOfOrder(db, actor, row.orderId, 'document.open').catch((error) => {
    throw error instanceof NotFound ? unknown() : error;
  });
  return row;
}

/** Reads only the rows. Throws `NotFound` and `Forbidden` like `readDocuments`. */
export async function findDocuments(db: Db, actor: Actor, orderId: number): Promise<readonly Row[]> {
  await readerOfOrder(db, actor, orderId, 'document.open');
  const rows = await documentRows(db)
    .where('order_documents.order_id', '=', orderId)
    .orderBy('order_documents.id')
    .execute();
  if (rows.length === 0) throw new NotFound('У этого заказа ещё нет документов');
  return rows;
}

/**
 * Throws `Unavailable` if a document lacks the seller's details: called before issuing a URL, so the error appears on
 * the page and not in an empty tab.
 */
export async function checkSeller(db: Db, rows: readonly Row[]): Promise<void> {
  if (rows.some(({ content }) => sellerOf(content) === null)) await readSeller(db);
}

/** A document without stored content is rendered with the seller's current details. */
function sellerOf(content: unknown): unknown {
  return content === null ? null : (content as Pick<DocumentContent, 'seller'>).seller;
}

type Row = Awaited<ReturnType<ReturnType<typeof documentRows>['execute']>>[number];

function documentRows(db: Db) {
  return unscoped(db, 'access is checked through the order')
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

async function completeContent(db: Db, row: Row): Promise<IssuedDocument> {
  const { number, issuedOn } = row;
  const content = row.content === null ? await describe(db, row) : v.parse(documentContent, row.content);
  const seller = content.seller ?? (await readSeller(db));
  const complete = { ...content, seller };
  if (row.content === null || content.seller !== null)
    return withImages(db, { number, issuedOn, content: complete });
  const signed =
    complete.kind === 'invoice'
      ? { ...complete, facsimile: (await findSigningSeller(db)).facsimile }
      : complete;
  return withImages(db, { number, issuedOn, content: await saveSeller(db, row.id, signed) });
}

/** Only invoices print images (decision 099). */
async function withImages(db: Db, document: IssuedDocument): Promise<IssuedDocument> {
  const { content } = document;
  if (content.kind !== 'invoice') return document;
  const images = await readImages(db, Object.values(content.facsimile));
  return { ...document, images: new Map([...images].map(([id, image]) => [id, image.content])) };
}

/** A document issued before contents were stored gets the order's current data. */
async function describe(db: Db, { kind, orderId, shipmentId, issuedOn }: Row): Promise<DocumentContent> {
  if (kind === 'invoice') return describeInvoice(db, orderId, issuedOn);
  if (shipmentId === null) throw new NotFound('Такого документа нет');
  return (await describeUpd(db, shipmentId, issuedOn)).content;
}

/** Stores the seller's details, with the images of an invoice, once; concurrent first readers get the same ones. */
async function saveSeller(
  db: Db,
  id: number,
  complete: WithSeller<DocumentContent>,
): Promise<WithSeller<DocumentContent>> {
  const documents = unscoped(db, 'documents issued without a seller are completed');
  const updated = await documents
    .updateTable('order_documents')
    .set({ content: JSON.stringify(complete) })
    .where('id', '=', id)
    .where(sql<SqlBool>`content -> 'seller' = 'null'::jsonb`)
    .executeTakeFirst();
  if (updated.numUpdatedRows > 0n) return complete;
  const row = await documents
    .selectFrom('order_documents')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const stored = v.parse(documentContent, row.content);
  return { ...stored, seller: stored.seller ?? complete.seller };
}
