import { openDocument, openDocuments } from '@shop/contracts/basket-order/orders';
import { type Module, write } from '../../platform/http/route.ts';
import { documentThread } from './drawing/document-thread.ts';
import { checkSeller, findDocument, findDocuments } from './issued-documents.repository.ts';
import { ORDER_DOCUMENT, ORDER_DOCUMENTS, produceDocument, produceDocuments } from './order-files.ts';

/** Documents of orders, of all of the actor's counterparties where the right `documents` is held (§7, decision 052). */
export const documentModule: Module = ({ files, onClose }) => {
  const thread = documentThread();
  onClose(() => thread.close());
  files.register(
    ORDER_DOCUMENT,
    produceDocument((document) => thread.draw(document)),
  );
  files.register(
    ORDER_DOCUMENTS,
    produceDocuments((document) => thread.draw(document)),
  );

  return [
    write(openDocument, async ({ db, actor, params: { id } }) => {
      await checkSeller(db, [await findDocument(db, actor, id)]);
      return { url: await files.issueUrl(db, actor, { kind: ORDER_DOCUMENT, parameters: { id } }) };
    }),

    write(openDocuments, async ({ db, actor, params: { id } }) => {
      await checkSeller(db, await findDocuments(db, actor, id));
      return { url: await files.issueUrl(db, actor, { kind: ORDER_DOCUMENTS, parameters: { id } }) };
    }),
  ];
};
