import { setImmediate as pause } from 'node:timers/promises';
import type { Db } from '../../../platform/database/database.ts';
import type { FacetData, IndexedProperty } from './facet-data.ts';
import { FacetIndex } from './facet-index.ts';
import { indexProperty, toPositions } from './index-property.ts';
import { eachNumber } from './number-list.ts';
import { type Positions, ProductPositions } from './product-positions.ts';
import { type CatalogRows, parseProducts, readCatalog } from './read-catalog.ts';
import { buildSections } from './section-tree.ts';

/** Builds an index of the whole catalogue, yielding to the event loop so that requests are answered meanwhile. */
export async function loadFacetIndex(db: Db): Promise<FacetIndex> {
  return new FacetIndex(await buildData(await readCatalog(db)));
}

async function buildData(rows: CatalogRows): Promise<FacetData> {
  const { sections, order } = buildSections(rows.sections);
  const products = parseProducts(rows.products);
  await pause();
  const inTree = treeOrder(products.sections, order);
  await pause();
  const column = (values: Float64Array) => Float64Array.from(inTree, (at) => values[at]!);
  const productIds = column(products.ids);
  const positionById = new ProductPositions(productIds);
  await pause();
  return {
    productIds,
    positions: Uint32Array.from(productIds.keys()),
    positionById,
    isInStock: flagStock(rows.inStock, positionById),
    ...sections.place(column(products.sections)),
    ...placeBrands(rows.brands, column(products.brands)),
    properties: await indexProperties(rows, positionById),
    prices: await placePrices(rows.prices, positionById),
    orders: {
      popular: inversed(inTree),
      name: byRank(column(products.nameRanks)),
      new: byRank(column(products.newRanks)),
    },
  };
}

/**
 * Returns the places of products, which are in popular order, by position: section by section in the order of the
 * tree, products of hidden sections last. It counts instead of comparing, so that a million takes no second.
 */
function treeOrder(sectionOfProduct: Float64Array, order: ReadonlyMap<number, number>): Uint32Array {
  const ranks = Uint32Array.from(sectionOfProduct, (section) => order.get(section) ?? order.size);
  const next = new Uint32Array(order.size + 2);
  for (const rank of ranks) next[rank + 1]! += 1;
  for (let rank = 0; rank <= order.size; rank += 1) next[rank + 1]! += next[rank]!;
  const inTree = new Uint32Array(ranks.length);
  for (let place = 0; place < ranks.length; place += 1) {
    const rank = ranks[place]!;
    inTree[next[rank]!] = place;
    next[rank]! += 1;
  }
  return inTree;
}

/** Positions by popularity, of places in popular order by position. */
function inversed(places: Uint32Array): Uint32Array {
  const positions = new Uint32Array(places.length);
  for (let position = 0; position < places.length; position += 1) positions[places[position]!] = position;
  return positions;
}

/** Positions in the order of their ranks, which begin at 1. */
function byRank(ranks: Float64Array): Uint32Array {
  return inversed(Uint32Array.from(ranks, (rank) => rank - 1));
}

/** Returns 1 for each position whose product has free stock in any warehouse. */
export function flagStock(inStock: string | null, positions: Positions): Uint8Array {
  const isInStock = new Uint8Array(positions.size);
  for (const position of toPositions(inStock, positions)) isInStock[position] = 1;
  return isInStock;
}

/** Assigns products to brands; brands without products are dropped. */
function placeBrands(rows: CatalogRows['brands'], brandOfProduct: Float64Array) {
  const positions = Map.groupBy(brandOfProduct.keys(), (position) => brandOfProduct[position]!);
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
    let position: number | undefined;
    let isPrice = false;
    eachNumber(list, (number) => {
      if (!isPrice) position = positions.get(number);
      else if (position !== undefined) prices[position] = number;
      isPrice = !isPrice;
    });
    placed.set(price_type_id, prices);
    await pause();
  }
  return placed;
}
