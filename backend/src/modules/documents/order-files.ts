import type { FileProducer } from '../../platform/files/file-tickets.ts';
import { readDocument, readDocuments } from './issued-documents.repository.ts';
import { packDocuments } from './pack-documents.ts';
import type { Issued } from './papers/document-content.ts';

/** Kind of the file ticket; its parameter is the document's id. */
export const ORDER_DOCUMENT = 'order-document';
/** Its parameter is the order's id. */
export const ORDER_DOCUMENTS = 'order-documents';

export type Draw = (document: Issued) => Promise<Buffer>;

/** A document as PDF. Whether the actor may open it is asked again: the right may have gone since the URL was issued. */
export function produceDocument(draw: Draw): FileProducer<{ id: number }> {
  return async ({ id }, { db, actor }) => {
    const document = await readDocument(db, actor, id);
    return { name: fileName(document), type: 'application/pdf', content: await draw(document) };
  };
}

/** All documents of an order as ZIP, one drawn after the other while it is sent. */
export function produceDocuments(draw: Draw): FileProducer<{ id: number }> {
  return async ({ id }, { db, actor }) => {
    const { orderNumber, documents } = await readDocuments(db, actor, id);
    return {
      name: `Документы заказа ${orderNumber}.zip`,
      type: 'application/zip',
      content: packDocuments(
        documents.map((document) => ({ name: fileName(document), draw: () => draw(document) })),
      ),
    };
  };
}

/** «Счёт на оплату СЧ-2026-00017.pdf»; the number of a УПД names its kind itself. */
function fileName({ number, content }: Issued): string {
  return content.kind === 'invoice' ? `Счёт на оплату ${number}.pdf` : `${number}.pdf`;
}
