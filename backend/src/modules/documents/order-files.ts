import type { FileProducer } from '../../platform/files/file-tickets.ts';
import type { IssuedDocument } from './content/document-content.ts';
import { readDocument, readDocuments } from './issued-documents.repository.ts';
import { packDocuments } from './pack-documents.ts';

/** File kind; its parameter is the id of a document. */
export const ORDER_DOCUMENT = 'order-document';
/** File kind; its parameter is the id of an order. */
export const ORDER_DOCUMENTS = 'order-documents';

export type RenderDocument = (document: IssuedDocument) => Promise<Buffer>;

/** Produces a document as PDF. Access is checked again, because rights may have changed since the URL was issued. */
export function produceDocument(render: RenderDocument): FileProducer<{ id: number }> {
  return async ({ id }, { db, actor }) => {
    const document = await readDocument(db, actor, id);
    return { name: fileName(document), type: 'application/pdf', content: await render(document) };
  };
}

/** Produces a ZIP of all documents of an order, rendering them one by one while it is sent. */
export function produceDocuments(render: RenderDocument): FileProducer<{ id: number }> {
  return async ({ id }, { db, actor }) => {
    const { orderNumber, documents } = await readDocuments(db, actor, id);
    return {
      name: `Документы заказа ${orderNumber}.zip`,
      type: 'application/zip',
      content: packDocuments(
        documents.map((document) => ({ name: fileName(document), render: () => render(document) })),
      ),
    };
  };
}

/** «Счёт на оплату СЧ-2026-00017.pdf»; the number of a УПД already contains its kind. */
function fileName({ number, content }: IssuedDocument): string {
  return content.kind === 'invoice' ? `Счёт на оплату ${number}.pdf` : `${number}.pdf`;
}
