import { openDocument, openDocuments } from '@shop/contracts/basket-order/orders';
import { type Module, write } from '../../platform/http/route.ts';
import { checkSeller, findDocument, findDocuments } from './issued-documents.repository.ts';
import { ORDER_DOCUMENT, ORDER_DOCUMENTS, produceDocument, produceDocuments } from './order-files.ts';
import { documentThread } from './pdf/document-thread.ts';

/** Documents of orders (§7, decision 052), at all counterparties where the actor has the right `documents`. */
export const documentModule: Module = ({ files, onClose }) => {
  const thread = documentThread();
  onClose(() => thread.close());
  files.register(
    ORDER_DOCUMENT,
    produceDocument((document) => thread.render(document)),
  );
  files.register(
    ORDER_DOCUMENTS,
    produceDocuments((document) => thread.render(document)),
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
