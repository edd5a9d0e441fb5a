import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { getOrder } from '@shop/contracts/basket-order/orders';
import { importDocuments } from '../../../src/processes/exchange/orders-in/import-documents.ts';
import type { OfferKey } from '../basket/shop.builder.ts';
import { byCourier, openOrderShop } from '../orders/order-shop.builder.ts';

/** A line as 1C writes it; the price is in roubles. */
interface DocumentLine {
  readonly id: string;
  readonly quantity: number | string;
  readonly price: number;
  readonly name?: string;
  readonly sum?: number;
  readonly kind?: 'Товар' | 'Услуга';
  /** More elements of the line. */
  readonly more?: string;
}

export interface WrittenDocument {
  readonly operation?: string;
  readonly id?: string;
  readonly number?: string;
  readonly date?: string;
  readonly sum?: number;
  readonly currency?: string;
  /** `Контрагенты` as XML. */
  readonly parties?: string;
  readonly lines?: readonly DocumentLine[];
  readonly requisites?: Readonly<Record<string, string>>;
  /** More elements of the document. */
  readonly more?: string;
}

/** `Документ` as УТ writes it; elements without a value are left out. */
function documentXml({
  operation = 'Заказ товара',
  id,
  number,
  date = '2026-11-27',
  currency = 'руб',
  parties = '',
  lines = [],
  requisites = {},
  more = '',
  ...rest
}: WrittenDocument): string {
  const sum = rest.sum ?? lines.reduce((total, line) => total + sumOf(line), 0);
  const leaf = (name: string, value: string | number | undefined) =>
    value === undefined ? '' : `<${name}>${value}</${name}>`;
  return `<Документ>${leaf('Ид', id)}${leaf('Номер', number)}${leaf('Дата', date)}
    ${leaf('ХозОперация', operation)}<Роль>Продавец</Роль>${leaf('Валюта', currency)}${leaf('Сумма', sum)}
    ${parties}${lines.length === 0 ? '' : `<Товары>${lines.map(lineXml).join('')}</Товары>`}
    ${requisitesXml(requisites)}${more}</Документ>`;
}

function sumOf({ quantity, price, sum }: DocumentLine): number {
  return sum ?? Number(quantity) * price;
}

function lineXml(line: DocumentLine): string {
  const { id, name = 'Товар', quantity, price, kind = 'Товар', more = '' } = line;
  return `<Товар><Ид>${id}</Ид><Наименование>${name}</Наименование><ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу>
    <Количество>${quantity}</Количество><Сумма>${sumOf(line)}</Сумма>
    ${requisitesXml({ ТипНоменклатуры: kind })}${more}</Товар>`;
}

function requisitesXml(requisites: Readonly<Record<string, string>>): string {
  const values = Object.entries(requisites).map(
    ([name, value]) =>
      `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
  );
  return values.length === 0 ? '' : `<ЗначенияРеквизитов>${values.join('')}</ЗначенияРеквизитов>`;
}

/** A file around its content. */
function fileXml(content: string, version = '2.08'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<КоммерческаяИнформация ВерсияСхемы="${version}" ДатаФормирования="2026-11-27T12:00:00">${content}</КоммерческаяИнформация>`;
}

/** Calls `work` with a file of that content. */
export async function withFile<T>(
  content: string | Uint8Array,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'documents-'));
  try {
    const file = path.join(folder, 'documents.xml');
    await writeFile(file, content);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The shop of `openOrderShop`, which 1C sends files to. */
export async function openShopWith1c() {
  const opened = await openOrderShop();
  const { db, buyer } = opened;
  await db
    .updateTable('contracts')
    .set({ credit_limit_kopecks: 1_000_000_00, postponement_days: 14 })
    .execute();
  await db.updateTable('counterparties').set({ discount_percent: 0 }).execute();
  const importXml = (xml: string | Uint8Array) =>
    withFile(xml, (file) => db.transaction().execute((tx) => importDocuments(tx, { file })));
  return {
    ...opened,
    importXml,
    /** Imports documents as a file of 2.x has them. */
    say: (...documents: readonly WrittenDocument[]) =>
      importXml(fileXml(documents.map(documentXml).join(''))),
    /** The same in one container of 3.1. */
    sayTogether: (...documents: readonly WrittenDocument[]) =>
      importXml(fileXml(`<Контейнер>${documents.map(documentXml).join('')}</Контейнер>`, '3.1')),
    /** The order that the buyer places, collected by him so that it has no delivery cost. */
    place: async (lines: Partial<Record<OfferKey, number>>, other: object = {}) => {
      await opened.fill(buyer, ...(Object.entries(lines) as [OfferKey, number][]));
      const pickup = { deliveryType: 'pickup', pickupStore: opened.shop.warehouseIds[0] } as const;
      const placed = await buyer.call(placeOrder, {
        body: { ...byCourier, paySystem: 'credit', ...pickup, ...other },
      });
      return { id: Number(placed.id), number: placed.number, externalId: randomUUID() };
    },
    read: async (id: number) => (await buyer.call(getOrder, { params: { id } })).order,
  };
}
