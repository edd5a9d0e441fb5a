import { setImmediate as pause } from 'node:timers/promises';
import type { Db } from '../../../platform/database/database.ts';
import type { FacetData, IndexedProperty } from './facet-data.ts';
import { FacetIndex } from './facet-index.ts';
import { indexProperty, type Positions, splitList, toPositions } from './index-property.ts';
import { type CatalogRows, type ProductRow, parseProducts, readCatalog } from './read-catalog.ts';
import { buildSections } from './section-tree.ts';

/** Builds an index of the whole catalogue, yielding to the event loop so that requests are answered meanwhile. */
export async function loadFacetIndex(db: Db): Promise<FacetIndex> {
  return new FacetIndex(await buildData(await readCatalog(db)));
}

async function buildData(rows: CatalogRows): Promise<FacetData> {
  const { sections, order } = buildSections(rows.sections);
  const unordered = parseProducts(rows.products);
  await pause();
  const products = inTreeOrder(unordered, order);
  await pause();
  const positionById = new Map(products.map(({ id }, position) => [id, position]));
  return {
    productIds: Float64Array.from(products, ({ id }) => id),
    positions: Uint32Array.from(products.keys()),
    positionById,
    isInStock: flagStock(rows.inStock, positionById),
    ...sections.place(products.map(({ section }) => section)),
    ...placeBrands(rows.brands, products),
    properties: await indexProperties(rows, positionById),
    prices: await placePrices(rows.prices, positionById),
    orders: {
      popular: await orderBy(products, (a, b) => a.sort - b.sort),
      name: await orderBy(products, (a, b) => a.nameRank - b.nameRank),
      new: await orderBy(products, (a, b) => b.created - a.created || b.id - a.id),
    },
  };
}

/** Products of hidden sections come last. */
function inTreeOrder(products: readonly ProductRow[], order: ReadonlyMap<number, number>) {
  return products
    .map((product) => ({ product, rank: order.get(product.section) ?? order.size }))
    .sort((a, b) => a.rank - b.rank || a.product.sort - b.product.sort || a.product.id - b.product.id)
    .map(({ product }) => product);
}

/** Returns 1 for each position whose product has free stock in any warehouse. */
export function flagStock(inStock: string | null, positions: Positions): Uint8Array {
  const isInStock = new Uint8Array(positions.size);
  for (const position of toPositions(inStock, positions)) isInStock[position] = 1;
  return isInStock;
}

/** Assigns products to brands; brands without products are dropped. */
function placeBrands(rows: CatalogRows['brands'], products: readonly ProductRow[]) {
  const positions = Map.groupBy(products.keys(), (position) => products[position]!.brand);
  const brands = rows.flatMap((row) => {
    const own = positions.get(row.id);
    return own === undefined ? [] : [{ ...row, positions: Uint32Array.from(own) }];
  });
  return { brands, brandByCode: new Map(brands.map((brand) => [brand.code, brand])) };
}

async function indexProperties({ properties, values }: CatalogRows, positions: Positions) {
  const byProperty = Map.groupBy(values, (row) => row.property_id);
  const indexed: IndexedProperty[] = [];
  for (const property of properties) {
    indexed.push(indexProperty(property, byProperty.get(property.id) ?? [], positions));
    await pause();
  }
  return indexed;
}

async function placePrices(rows: CatalogRows['prices'], positions: Positions) {
  const placed = new Map<number, Float64Array>();
  for (const { price_type_id, list } of rows) {
    const prices = new Float64Array(positions.size).fill(Number.NaN);
    for (const entry of splitList(list)) {
      const [id = 0, kopecks = 0] = entry.split(':').map(Number);
      const position = positions.get(id);
      if (position !== undefined) prices[position] = kopecks;
    }
    placed.set(price_type_id, prices);
    await pause();
  }
  return placed;
}

async function orderBy(
  products: readonly ProductRow[],
  compare: (a: ProductRow, b: ProductRow) => number,
): Promise<Uint32Array> {
  await pause();
  return Uint32Array.from(products.keys()).sort(
    (a, b) => compare(products[a]!, products[b]!) || products[a]!.id - products[b]!.id,
  );
}
