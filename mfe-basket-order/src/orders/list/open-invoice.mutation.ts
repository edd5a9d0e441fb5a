import { getOrder, openDocument } from '@shop/contracts/basket-order/orders';
import { openPdf, PdfNotReady } from '@shop/kit/files';
import { call } from '@shop/platform/http';

/** Opens the invoice of an order from the list and reports failures in a toast. */
export function openInvoice({ id, number }: { readonly id: number; readonly number: string }): Promise<void> {
  const name = `Счёт заказа № ${number}`;
  const issueUrl = async () => {
    const { order } = await call(getOrder, { params: { id } });
    const invoice = order.documents.find(({ kind }) => kind === 'invoice');
    if (!invoice) throw new PdfNotReady(`${name} ещё не\u00a0выставлен.`);
    return call(openDocument, { params: { id: invoice.id } });
  };
  return openPdf({ name, issueUrl });
}
