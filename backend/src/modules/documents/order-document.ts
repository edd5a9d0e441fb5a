import { formatDay } from '@shop/shared/format/date';
import type { FileProducer } from '../../files/file-tickets.ts';
import { NotFound } from '../../http/errors.ts';
import { ordersOf } from '../orders/orders.repository.ts';
import { DELIVERY_VAT_PERCENT, vatInside } from '../orders/totals.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { drawInvoice } from './invoice-pdf.ts';
import { readSeller, type Seller } from './seller.ts';

/** Kind of the file ticket; its parameter is the document's id. */
export const ORDER_DOCUMENT = 'order-document';

type Repository = ReturnType<typeof ordersOf>;
type DocumentRow = Awaited<ReturnType<Repository['documentById']>>;
type LineRow = Awaited<ReturnType<Repository['lines']>>[number];

/** Draws a document of one of the actor's orders as PDF. */
export const produceOrderDocument: FileProducer<{ id: number }> = async ({ id }, { db, actor }) => {
  const orders = ordersOf(db, actor);
  const document = await orders.documentById(id);
  if (document.kind !== 'invoice') throw new NotFound('Такого документа нет');
  const invoice = buildInvoice(document, await orders.lines(document.orderId), await readSeller(db));
  return {
    name: `Счёт на оплату ${document.number}.pdf`,
    type: 'application/pdf',
    content: await drawInvoice(invoice),
  };
};

function buildInvoice(document: DocumentRow, lines: readonly LineRow[], seller: Seller): Invoice {
  const { number, issuedOn, name, inn, kpp, address, consignee, dueOn, totalKopecks, deliveryKopecks } =
    document;
  return {
    number,
    issuedOn,
    seller,
    buyer: { name, inn, kpp, address },
    consignee,
    basis: basisOf(document),
    dueOn,
    lines: [...lines.map(invoiceLine), ...(deliveryKopecks === 0 ? [] : [deliveryLine(deliveryKopecks)])],
    totalKopecks,
  };
}

function basisOf({ orderNumber, contractNumber, contractSignedOn }: DocumentRow): string {
  const order = `заказ № ${orderNumber}`;
  if (contractNumber === null || contractSignedOn === null) return order;
  return `договор поставки № ${contractNumber} от ${formatDay(contractSignedOn)}, ${order}`;
}

function invoiceLine({ name, article, offerId: _, ...line }: LineRow): InvoiceLine {
  return {
    ...line,
    name: `${name}, арт.\u00a0${article}`,
    vatKopecks: vatInside(line.totalKopecks, line.vatPercent),
  };
}

function deliveryLine(kopecks: number): InvoiceLine {
  return {
    name: 'Доставка',
    quantity: 1,
    measure: 'усл',
    priceKopecks: kopecks,
    totalKopecks: kopecks,
    vatPercent: DELIVERY_VAT_PERCENT,
    vatKopecks: vatInside(kopecks, DELIVERY_VAT_PERCENT),
  };
}
