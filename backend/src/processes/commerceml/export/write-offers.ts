import { createWriteStream } from 'node:fs';
import { STATED_VARIANT } from '../reading/read-offer.ts';
import type { OfferRecord, PriceTypeRecord, WarehouseRecord } from '../reading/records.ts';
import { CLASSIFIER_ID, type ExportHead, openRoot, writeBarcodes, writeRequisites } from './write-common.ts';
import { XmlWriter } from './xml-writer.ts';

type Unread<T> = Omit<T, 'kind' | 'line'>;
export type OfferToWrite = Pick<OfferRecord, 'id' | 'productId' | 'article' | 'name' | 'variant'> & {
  readonly isDeleted?: boolean;
  /** Characteristics that make the variant though an import would not think so. */
  readonly statedVariant?: OfferRecord['statedVariant'];
  readonly barcodes?: OfferRecord['barcodes'];
  /** Position among the product's offers, if it differs from the file's order. */
  readonly statedSort?: number | null;
  readonly prices: readonly Omit<OfferRecord['prices'][number], 'line' | 'currency'>[];
  readonly stocks: readonly Omit<OfferRecord['stocks'][number], 'line'>[];
};

/** Opens `offers.xml`: price types and warehouses first, then offers one by one. */
export async function openOffersFile(
  file: string,
  head: ExportHead,
  {
    priceTypes,
    warehouses,
  }: {
    priceTypes: readonly Omit<Unread<PriceTypeRecord>, 'currency'>[];
    warehouses: readonly Unread<WarehouseRecord>[];
  },
) {
  const xml = new XmlWriter(createWriteStream(file));
  openRoot(xml, head);
  xml.open('ПакетПредложений', { СодержитТолькоИзменения: 'false' });
  xml.leaf('Ид', `${CLASSIFIER_ID}#`);
  xml.leaf('Наименование', 'Пакет предложений');
  xml.leaf('ИдКаталога', CLASSIFIER_ID);
  xml.leaf('ИдКлассификатора', CLASSIFIER_ID);
  xml.open('ТипыЦен');
  for (const { id, name } of priceTypes) {
    xml.open('ТипЦены');
    xml.leaf('Ид', id);
    xml.leaf('Наименование', name);
    xml.leaf('Валюта', 'RUB');
    xml.close();
  }
  xml.close();
  xml.open('Склады');
  for (const warehouse of warehouses) writeWarehouse(xml, warehouse);
  xml.close();
  xml.open('Предложения');
  return {
    write: async (offer: OfferToWrite) => {
      writeOffer(xml, offer);
      await xml.flush();
    },
    end: () => xml.end(),
  };
}

function writeWarehouse(xml: XmlWriter, warehouse: Unread<WarehouseRecord>): void {
  xml.open('Склад');
  xml.leaf('Ид', warehouse.id);
  xml.leaf('Наименование', warehouse.name);
  xml.open('Адрес');
  xml.leaf('Представление', warehouse.address);
  const parts = {
    Широта: warehouse.latitude,
    Долгота: warehouse.longitude,
    'Режим работы': warehouse.workingHours,
  };
  for (const [kind, value] of Object.entries(parts)) {
    if (value === null || value === '') continue;
    xml.open('АдресноеПоле');
    xml.leaf('Тип', kind);
    xml.leaf('Значение', value);
    xml.close();
  }
  xml.close();
  xml.close();
}

function writeOffer(xml: XmlWriter, offer: OfferToWrite): void {
  xml.open('Предложение');
  xml.leaf('Ид', offer.id);
  if (offer.isDeleted === true) xml.leaf('ПометкаУдаления', 'true');
  xml.leaf('Артикул', offer.article);
  writeBarcodes(xml, offer.barcodes ?? []);
  xml.leaf('Наименование', offer.name);
  const traits = Object.entries(offer.variant);
  if (traits.length > 0) {
    xml.open('ХарактеристикиТовара');
    for (const [name, value] of traits) {
      xml.open('ХарактеристикаТовара');
      xml.leaf('Наименование', name);
      xml.leaf('Значение', value);
      xml.close();
    }
    xml.close();
  }
  xml.open('Цены');
  for (const { priceTypeId, fromQuantity, kopecks } of offer.prices) {
    xml.open('Цена');
    xml.leaf('ИдТипаЦены', priceTypeId);
    xml.leaf('ЦенаЗаЕдиницу', (kopecks / 100).toFixed(2));
    xml.leaf('Валюта', 'RUB');
    if (fromQuantity > 1) xml.leaf('МинКоличество', fromQuantity);
    xml.close();
  }
  xml.close();
  writeStocks(xml, offer);
  xml.close();
}

function writeStocks(xml: XmlWriter, { stocks, statedSort, statedVariant = [] }: OfferToWrite): void {
  xml.open('Остатки');
  for (const { warehouseId, quantity } of stocks) {
    xml.open('Остаток');
    xml.open('Склад');
    xml.leaf('Ид', warehouseId);
    xml.leaf('Количество', quantity);
    xml.close();
    xml.close();
  }
  xml.close();
  // CommerceML has no element for an expected delivery.
  const arriving = stocks.filter(({ arrivalOn }) => arrivalOn !== null);
  const arrivals = arriving.flatMap(
    ({ warehouseId, arrivalOn, arrivalQuantity }): readonly (readonly [string, string | number | null])[] => [
      [`Дата поступления ${warehouseId}`, arrivalOn],
      [`Количество поступления ${warehouseId}`, arrivalQuantity],
    ],
  );
  const stated = statedVariant.map((name): readonly [string, string] => [STATED_VARIANT, name]);
  writeRequisites(xml, [['Сортировка', statedSort ?? null], ...stated, ...arrivals]);
}
