import { getOrder, openDocument } from '@shop/shared/contracts/orders';
import { call, messageOf } from '@shop/shared/http';
import { toast } from '@shop/shared/ui';
import { openInTab } from '../open-in-tab.ts';

/** An order that has no invoice yet. */
class NoInvoice extends Error {
  override readonly name = 'NoInvoice';
}

/** Opens the invoice of an order without opening the order. What stands in the way is told. */
export async function openInvoice(order: { readonly id: number; readonly number: string }): Promise<void> {
  const name = `Счёт заказа № ${order.number}`;
  try {
    const blocked = await openInTab(() => issueInvoiceUrl(order.id));
    if (blocked)
      toast(`${name} готов, но\u00a0браузер не\u00a0дал открыть вкладку.`, {
        action: { label: 'Открыть', onClick: () => window.open(blocked, '_blank', 'noopener') },
      });
  } catch (error) {
    if (error instanceof NoInvoice) return void toast(`${name} ещё не\u00a0выставлен.`);
    toast.danger(`${name} не\u00a0открыт. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void openInvoice(order) },
    });
  }
}

async function issueInvoiceUrl(orderId: number) {
  const { order } = await call(getOrder, { params: { id: orderId } });
  const invoice = order.documents.find(({ kind }) => kind === 'invoice');
  if (!invoice) throw new NoInvoice();
  return call(openDocument, { params: { id: invoice.id } });
}
