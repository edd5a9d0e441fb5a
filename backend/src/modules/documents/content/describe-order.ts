import { addDays, type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { readSetting } from '../../../platform/shop-settings/read-setting.ts';
import type { InvoiceContent, Party, UpdContent } from './document-content.ts';
import { deliveryLines, documentLine, sumsOf } from './document-lines.ts';
import { documentsSetting } from './documents-setting.ts';
import { findSeller, findSigningSeller } from './seller.ts';

const REASON = 'the shop issues documents for all companies';

/** Returns the content of an invoice that is issued on the day, with the present terms. */
export async function describeInvoice(db: Db, orderId: number, on: Day): Promise<InvoiceContent> {
  const { invoiceTerms, invoiceValidDays } = await readSetting(db, documentsSetting);
  const { head, dueOn, deliveryKopecks } = await readHead(db, orderId);
  const rows = await orderLines(db).where('order_id', '=', orderId).orderBy('position').execute();
  const lines = [
    ...rows.map((line) => documentLine({ ...line, quantityBefore: 0 })),
    ...deliveryLines(deliveryKopecks),
  ];
  return {
    version: 1,
    kind: 'invoice',
    ...head,
    ...(await findSigningSeller(db)),
    dueOn,
    terms: invoiceTerms,
    validUntil: invoiceValidDays === null ? null : addDays(on, invoiceValidDays),
    lines,
    ...sumsOf(lines),
  };
}

/** Returns the content of the УПД of a shipment that leaves on the day, and the id of its order. */
export async function describeUpd(
  db: Db,
  shipmentId: number,
  on: Day,
): Promise<{ readonly orderId: number; readonly content: UpdContent }> {
  const shops = unscoped(db, REASON);
  const shipment = await shops
    .selectFrom('order_shipments as shipment')
    .select((select) => [
      'shipment.order_id as orderId',
      'shipment.position',
      'shipment.delivery_kopecks as deliveryKopecks',
      select
        .selectFrom('order_shipments as earlier')
        .whereRef('earlier.order_id', '=', 'shipment.order_id')
        .whereRef('earlier.position', '<', 'shipment.position')
        .select(({ fn }) =>
          fn.coalesce(fn.sum<number>('earlier.delivery_kopecks'), select.lit(0)).as('kopecks'),
        )
        .as('deliveryBefore'),
    ])
    .where('shipment.id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  const { orderId } = shipment;
  const { head, transport } = await readHead(db, orderId);
  const goods = await readParts(db, orderId, shipment.position);
  const lines = [
    ...goods.map(documentLine),
    ...deliveryLines(shipment.deliveryKopecks, Number(shipment.deliveryBefore)),
  ];
  const payments = await shops
    .selectFrom('ledger_documents')
    .select(['number', 'dated_on as paidOn'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment')
    .where('dated_on', '<=', on)
    .orderBy('dated_on')
    .orderBy('id')
    .execute();
  const seller = await findSeller(db);
  const content = {
    version: 1,
    kind: 'upd',
    ...head,
    seller,
    transport,
    payments,
    lines,
    ...sumsOf(lines),
  } as const;
  return { orderId, content };
}

function orderLines(db: Db) {
  return unscoped(db, REASON)
    .selectFrom('order_lines')
    .select([
      'order_lines.article',
      'order_lines.name',
      'order_lines.measure',
      'order_lines.quantity',
      'order_lines.price_kopecks as priceKopecks',
      'order_lines.vat_percent as vatPercent',
    ]);
}

/** Reads the lines of a shipment, each with its quantity in earlier shipments. */
async function readParts(db: Db, orderId: number, shipment: number) {
  const rows = await orderLines(db)
    .innerJoin('order_shipment_lines as part', (join) =>
      join
        .onRef('part.order_id', '=', 'order_lines.order_id')
        .onRef('part.position', '=', 'order_lines.position'),
    )
    .innerJoin('order_shipments as shipment', 'shipment.id', 'part.shipment_id')
    .select(['part.position as line', 'part.quantity as leaving', 'shipment.position as shipment'])
    .where('order_lines.order_id', '=', orderId)
    .where('shipment.position', '<=', shipment)
    .orderBy('part.position')
    .execute();
  return [...Map.groupBy(rows, ({ line }) => line).values()].flatMap((parts) => {
    const own = parts.find((part) => part.shipment === shipment);
    if (own === undefined) return [];
    const { line: _, leaving, shipment: __, ...described } = own;
    const all = parts.reduce((sum, part) => sum + part.leaving, 0);
    return [{ ...described, quantity: leaving, quantityBefore: all - leaving }];
  });
}

async function readHead(db: Db, orderId: number) {
  const order = await unscoped(db, REASON)
    .selectFrom('orders')
    .innerJoin('counterparties as buyer', 'buyer.id', 'orders.counterparty_id')
    .leftJoin('contracts as contract', 'contract.id', 'orders.contract_id')
    .leftJoin('warehouses as store', 'store.id', 'orders.pickup_store_id')
    .select([
      'orders.number',
      'orders.created_at as createdAt',
      'orders.due_on as dueOn',
      'orders.delivery_type as deliveryType',
      'orders.delivery_kopecks as deliveryKopecks',
      'orders.address',
      'orders.transport_company as transportCompany',
      'orders.consignee',
      'orders.consignee_inn as consigneeInn',
      'orders.consignee_kpp as consigneeKpp',
      'orders.consignee_address as consigneeAddress',
      'contract.number as contractNumber',
      'contract.signed_on as signedOn',
      'store.name as store',
      'store.address as storeAddress',
      'buyer.name',
      'buyer.inn',
      'buyer.kpp',
      'buyer.address as buyerAddress',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { name, inn, kpp, buyerAddress, contractNumber, signedOn } = order;
  return {
    dueOn: order.dueOn,
    deliveryKopecks: order.deliveryKopecks,
    transport: transportOf(order),
    head: {
      buyer: { name, inn, kpp, address: buyerAddress },
      consignee: consigneeOf(order),
      order: { number: order.number, placedOn: todayInMoscow(order.createdAt) },
      contract: contractNumber === null || signedOn === null ? null : { number: contractNumber, signedOn },
    },
  };
}

function consigneeOf(order: {
  readonly consignee: string;
  readonly consigneeInn: string;
  readonly consigneeKpp: string;
  readonly consigneeAddress: string;
}): Party | null {
  const { consignee: name, consigneeInn: inn, consigneeKpp: kpp, consigneeAddress: address } = order;
  return name === '' ? null : { name, inn, kpp: kpp === '' ? null : kpp, address };
}

function transportOf(order: {
  readonly deliveryType: 'delivery' | 'pickup' | 'transport';
  readonly address: string;
  readonly transportCompany: string;
  readonly store: string | null;
  readonly storeAddress: string | null;
}): string {
  const listed = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');
  if (order.deliveryType === 'delivery') return listed('Доставка поставщиком', order.address);
  if (order.deliveryType === 'transport')
    return listed('Транспортная компания', order.transportCompany, order.address);
  return listed('Самовывоз', order.store, order.storeAddress);
}
