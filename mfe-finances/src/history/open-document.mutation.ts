import { openDocument } from '@shop/contracts/basket-order/orders';
import { call } from '@shop/platform/http';

/** The single-use URL of a document as PDF. */
export function issueDocumentUrl(id: number): Promise<{ readonly url: string }> {
  return call(openDocument, { params: { id } });
}
