import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/database/database.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import type { ExportedClassifier } from './export-classifier.ts';
import type { ProductToWrite, PropertyToWrite } from './write-import.ts';
import type { OfferToWrite } from './write-offers.ts';

const BATCH = 500;

interface ExportedProduct {
  readonly id: number;
  readonly product: ProductToWrite;
}

/** The next products by id, including those no longer sold. */
export async function productsAfter(
  db: Db,
  lastId: number,
  { properties }: ExportedClassifier,
): Promise<readonly ExportedProduct[]> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('sections as s', 's.id', 'p.section_id')
    .leftJoin('brands as b', 'b.id', 'p.brand_id')
    .selectAll('p')
    .select((of) => [
      's.external_id as groupId',
      'b.name as brand',
      jsonArrayFrom(
        of
          .selectFrom('product_properties as v')
          .innerJoin('properties as d', 'd.id', 'v.property_id')
          .select(['d.external_id as id', 'v.value'])
          .whereRef('v.product_id', '=', 'p.id')
          .orderBy('d.sort')
          .orderBy('d.id')
          .orderBy('v.value'),
      ).as('properties'),
      jsonArrayFrom(
        of
          .selectFrom('product_pictures as f')
          .select('f.picture')
          .whereRef('f.product_id', '=', 'p.id')
          .orderBy('f.position'),
      ).as('pictures'),
      jsonArrayFrom(
        of
          .selectFrom('product_documents as f')
          .select(['f.file as path', 'f.title'])
          .whereRef('f.product_id', '=', 'p.id')
          .orderBy('f.sort')
          .orderBy('f.id'),
      ).as('documents'),
      jsonArrayFrom(
        of
          .selectFrom('barcodes as c')
          .select('c.barcode')
          .whereRef('c.product_id', '=', 'p.id')
          .orderBy('c.barcode'),
      ).as('barcodes'),
    ])
    .where('p.id', '>', lastId)
    .orderBy('p.id')
    .limit(BATCH)
    .execute();
  const ids = idsOfValues(properties);
  return rows.map((row) => ({
    id: row.id,
    product: {
      id: row.external_id,
      article: row.article,
      name: row.name,
      description: row.description,
      groupId: row.groupId,
      brand: row.brand,
      measureBase: row.measure_base,
      measureCustom: row.measure_custom,
      measureFactor: row.measure_factor,
      minOrderCount: row.min_order_count,
      multiplicity: row.multiplicity,
      weightGrams: row.weight_grams,
      volumeCm3: row.volume_cm3,
      vatPercent: row.vat_percent,
      sort: row.sort,
      code: row.code === slugOf(row.name) ? null : row.code,
      isDeleted: !row.active,
      picture: row.picture,
      morePictures: row.pictures.map(({ picture }) => picture),
      documents: row.documents,
      barcodes: row.barcodes.map(({ barcode }) => barcode),
      properties: row.properties.map(({ id, value }) => ({ id, value: ids.get(id)?.get(value) ?? value })),
    },
  }));
}

/** 1C names a value of a list by its id. The ids are remembered for all batches. */
function idsOfValues(properties: readonly PropertyToWrite[]) {
  const known = valueIds.get(properties);
  if (known !== undefined) return known;
  const ids = new Map(
    properties.map(({ id, variants }) => [id, new Map([...variants].map(([own, value]) => [value, own]))]),
  );
  valueIds.set(properties, ids);
  return ids;
}
const valueIds = new WeakMap<readonly PropertyToWrite[], ReadonlyMap<string, ReadonlyMap<string, string>>>();

/** Offers of a batch of products, product by product. */
export async function offersOf(
  db: Db,
  batch: readonly ExportedProduct[],
  { traits, isVariant }: ExportedClassifier,
): Promise<readonly OfferToWrite[]> {
  const rows = await db
    .selectFrom('offers as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select((of) => [
      'o.external_id as id',
      'p.external_id as productId',
      'o.article',
      'o.name',
      'o.variant',
      'o.properties',
      'o.sort',
      'o.active',
      jsonArrayFrom(
        of
          .selectFrom('prices as c')
          .innerJoin('price_types as t', 't.id', 'c.price_type_id')
          .select(['t.external_id as priceTypeId', 'c.from_quantity as fromQuantity', 'c.kopecks'])
          .whereRef('c.offer_id', '=', 'o.id')
          .orderBy('t.id')
          .orderBy('c.from_quantity'),
      ).as('prices'),
      jsonArrayFrom(
        of
          .selectFrom('stocks as k')
          .innerJoin('warehouses as w', 'w.id', 'k.warehouse_id')
          .select(['w.external_id as warehouseId', 'k.quantity', 'k.arrival_quantity as arrivalQuantity'])
          .select(sql<string | null>`k.arrival_on::text`.as('arrivalOn'))
          .whereRef('k.offer_id', '=', 'o.id')
          .orderBy('w.id'),
      ).as('stocks'),
      jsonArrayFrom(
        of
          .selectFrom('barcodes as b')
          .select('b.barcode')
          .whereRef('b.offer_id', '=', 'o.id')
          .orderBy('b.barcode'),
      ).as('barcodes'),
    ])
    .where(
      'o.product_id',
      'in',
      batch.map(({ id }) => id),
    )
    .orderBy('o.product_id')
    .orderBy('o.sort')
    .orderBy('o.id')
    .execute();
  let [product, place] = ['', 0];
  const ranks = new Map(traits.map((name, rank) => [name, rank]));
  const rankOf = ([name]: [string, string]) => ranks.get(name) ?? Infinity;
  return rows.map(({ sort, active, variant, properties, barcodes, ...offer }) => {
    place = offer.productId === product ? place + 10 : 10;
    product = offer.productId;
    const ordered = Object.entries({ ...variant, ...properties }).sort((a, b) => rankOf(a) - rankOf(b));
    return {
      ...offer,
      variant: Object.fromEntries(ordered),
      statedVariant: Object.keys(variant).filter((name) => !isVariant(name)),
      isDeleted: !active,
      barcodes: barcodes.map(({ barcode }) => barcode),
      statedSort: sort === place ? null : sort,
    };
  });
}
