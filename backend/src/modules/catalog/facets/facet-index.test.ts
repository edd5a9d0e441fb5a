import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type FilterChoice,
  parseSmartFilter,
  printSmartFilter,
} from '@shop/contracts/smart-filter/smart-filter';
import fc from 'fast-check';
import { flagsOf } from '../listing/flags.ts';
import type { FacetData } from './facet-data.ts';
import { FacetIndex } from './facet-index.ts';
import { indexProperty } from './index-property.ts';
import { type SortCode, sortCodes } from './product-order.ts';
import type { ProductSet } from './product-set.ts';

/** A plain product, for the naive reference implementation. */
interface Plain {
  readonly id: number;
  readonly colour: readonly string[];
  readonly cable: readonly string[];
  readonly length: number | null;
  readonly kopecks: number | null;
  readonly isInStock: boolean;
  readonly isBought: boolean;
  /** Whether it is a search result. */
  readonly isFound: boolean;
}

const colours = ['Синий', 'Белый', 'Чёрный'];
const cables = ['ВВГ-is-3x1.5/нг', 'a-or-b', '100%', 'КГ "гибкий"', '3/4', '3-4'];

const plain: fc.Arbitrary<readonly Plain[]> = fc
  .array(
    fc.record({
      colour: fc.subarray(colours),
      cable: fc.subarray(cables),
      length: fc.option(fc.integer({ min: 0, max: 9 })),
      kopecks: fc.option(fc.integer({ min: 100, max: 900 })),
      isInStock: fc.boolean(),
      isBought: fc.boolean(),
      isFound: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((products) => products.map((product, index) => ({ ...product, id: index + 10 })));

const choices = fc.record({
  colour: fc.subarray(colours),
  cable: fc.subarray(cables),
  from: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
  to: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
  priceTo: fc.option(fc.integer({ min: 100, max: 900 }), { nil: undefined }),
  inStock: fc.boolean(),
  bought: fc.boolean(),
});
type Chosen = typeof choices extends fc.Arbitrary<infer T> ? T : never;

const PERCENT = 10;
const price = { priceTypeId: 1, discountPercent: PERCENT };
const paid = (kopecks: number) => Math.round((kopecks * (100 - PERCENT)) / 100);

function indexOf(products: readonly Plain[]): FacetIndex {
  const positions = new Map(products.map(({ id }, position) => [id, position]));
  const rowsOf = (key: 'colour' | 'cable', all: readonly string[]) =>
    all
      .map((value) => ({
        property_id: 1,
        value,
        number: null,
        url_id: null,
        list: products
          .filter((product) => product[key].includes(value))
          .map(({ id }) => id)
          .join(','),
      }))
      .filter(({ list }) => list !== '');
  const lengths = products
    .filter(({ length }) => length !== null)
    .map(({ id, length }) => ({
      property_id: 3,
      value: String(length),
      number: length,
      url_id: null,
      list: String(id),
    }));
  const order = Uint32Array.from(products.keys());
  const data: FacetData = {
    productIds: Float64Array.from(products, ({ id }) => id),
    positions: order,
    positionById: positions,
    isInStock: Uint8Array.from(products, ({ isInStock }) => Number(isInStock)),
    sections: [],
    sectionByPath: new Map(),
    sectionById: new Map(),
    brands: [],
    brandByCode: new Map(),
    properties: [
      indexProperty(
        { id: 1, code: 'tsvet', name: 'Цвет', kind: 'list', unit: '' },
        rowsOf('colour', colours),
        positions,
      ),
      indexProperty(
        { id: 2, code: 'kabel', name: 'Кабель', kind: 'list', unit: '' },
        rowsOf('cable', cables),
        positions,
      ),
      indexProperty({ id: 3, code: 'dlina', name: 'Длина', kind: 'number', unit: 'мм' }, lengths, positions),
    ],
    prices: new Map([[1, Float64Array.from(products, ({ kopecks }) => kopecks ?? Number.NaN)]]),
    orders: { popular: order, name: order.toReversed(), new: order },
  };
  return new FacetIndex(data);
}

function viewOf(index: FacetIndex, products: readonly Plain[]) {
  const isBought = Uint8Array.from(products, (product) => Number(product.isBought));
  return { price, flags: flagsOf(index.data, isBought) };
}

/** Search results in reverse order, with one product that the index does not have. */
function foundOf(index: FacetIndex, products: readonly Plain[]): ProductSet {
  const ids = [...products.map(({ id }) => id), 1].reverse();
  return index.set({ kind: 'products', ids, section: null });
}

function whole(index: FacetIndex): ProductSet {
  return index.set({ kind: 'section', section: null });
}

/** Goes through the URL, as from a browser. */
function choiceOf(
  index: FacetIndex,
  { colour, cable, from, to, priceTo, inStock, bought }: Chosen,
): FilterChoice {
  const urlIds = (place: number, values: readonly string[]) =>
    index.data.properties[place]!.values.filter(({ value }) => values.includes(value)).map(
      ({ urlId }) => urlId,
    );
  return parseSmartFilter(
    printSmartFilter({
      prices: [{ code: 'base', to: priceTo }],
      props: [
        { code: 'nalichie', values: inStock ? ['y'] : [] },
        { code: 'pokupali', values: bought ? ['y'] : [] },
        { code: 'tsvet', values: urlIds(0, colour) },
        { code: 'kabel', values: urlIds(1, cable) },
        { code: 'dlina', from, to },
      ],
    }),
  );
}

type Rule = (product: Plain) => boolean;

/** One predicate per part of the choice; parts that name nothing known give none. */
function rulesOf(products: readonly Plain[], { colour, cable, from, to, priceTo, inStock, bought }: Chosen) {
  const any = (key: 'colour' | 'cable', values: readonly string[]): Rule | null => {
    const known = values.filter((value) => products.some((product) => product[key].includes(value)));
    return known.length === 0 ? null : (product) => product[key].some((value) => known.includes(value));
  };
  const isBound = from !== undefined || to !== undefined;
  return {
    inStock: inStock ? ({ isInStock }: Plain) => isInStock : null,
    bought: bought ? ({ isBought }: Plain) => isBought : null,
    colour: any('colour', colour),
    cable: any('cable', cable),
    length: isBound
      ? ({ length }: Plain) => length !== null && length >= (from ?? 0) && length <= (to ?? 9)
      : null,
    price:
      priceTo === undefined ? null : ({ kopecks }: Plain) => kopecks !== null && paid(kopecks) <= priceTo,
  };
}

function filterBy(
  products: readonly Plain[],
  rules: Readonly<Record<string, Rule | null>>,
  without = '',
): readonly Plain[] {
  return products.filter((product) =>
    Object.entries(rules).every(([name, rule]) => name === without || !rule || rule(product)),
  );
}

test('matches and counts equal a naive reference, each facet without its own choice', () => {
  fc.assert(
    fc.property(plain, choices, fc.boolean(), (all, chosen, isSearch) => {
      const index = indexOf(all);
      const products = isSearch ? all.filter(({ isFound }) => isFound) : all;
      const view = viewOf(index, all);
      const set = isSearch ? foundOf(index, products) : whole(index);
      const found = index.search(set, index.resolve(choiceOf(index, chosen), view), price);
      const rules = rulesOf(all, chosen);
      assert.equal(found.total, filterBy(products, rules).length);
      for (const [place, key] of [
        [0, 'colour'],
        [1, 'cable'],
      ] as const) {
        const property = index.data.properties[place]!;
        const counts = found.countValues(property);
        for (const [position, { value }] of property.values.entries()) {
          const byHand = filterBy(products, rules, key).filter((product) =>
            product[key].includes(value),
          ).length;
          assert.equal(counts[position], byHand, `${key} ${value}`);
        }
      }
      const [inStock, bought] = view.flags.map((flag) => found.countFlag(flag));
      assert.deepEqual(
        [inStock, bought],
        [
          filterBy(products, rules, 'inStock').filter(({ isInStock }) => isInStock).length,
          filterBy(products, rules, 'bought').filter(({ isBought }) => isBought).length,
        ],
      );
      const lengths = filterBy(products, rules, 'length').flatMap(({ length }) => length ?? []);
      const range = lengths.length === 0 ? null : { min: Math.min(...lengths), max: Math.max(...lengths) };
      assert.deepEqual(found.rangeOf(index.data.properties[2]!), range);
      const prices = filterBy(products, rules, 'price').flatMap(({ kopecks }) => kopecks ?? []);
      const priceRange = prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) };
      assert.deepEqual(found.priceRange(index.data.prices.get(1)!), priceRange);
    }),
    { numRuns: 400 },
  );
});

test('pages split every sort without gaps or duplicates', () => {
  fc.assert(
    fc.property(
      plain,
      choices,
      fc.constantFrom(...sortCodes),
      fc.integer({ min: 1, max: 7 }),
      (products, chosen, sort, size) => {
        const index = indexOf(products);
        const view = viewOf(index, products);
        const found = index.search(whole(index), index.resolve(choiceOf(index, chosen), view), price);
        const all = index.order.page(found, sort, price, 0, 1000);
        const pages = Array.from({ length: Math.ceil(found.total / size) }, (_, page) =>
          index.order.page(found, sort, price, page * size, size),
        );
        assert.deepEqual(pages.flat(), all);
        assert.deepEqual(
          [...all].sort((a, b) => a - b),
          filterBy(products, rulesOf(products, chosen)).map(({ id }) => id),
        );
        assertOrdered(products, all, sort);
      },
    ),
  );
});

function assertOrdered(products: readonly Plain[], ids: readonly number[], sort: SortCode): void {
  const byId = new Map(products.map((product) => [product.id, product]));
  const keyOf: Partial<Record<SortCode, (product: Plain) => number>> = {
    status: ({ isInStock }) => (isInStock ? 0 : 1),
    'price-asc': ({ kopecks }) => kopecks ?? Number.MAX_VALUE,
    'price-desc': ({ kopecks }) => (kopecks === null ? Number.MAX_VALUE : -kopecks),
  };
  const key = keyOf[sort];
  if (key === undefined) return;
  const keys = ids.map((id) => key(byId.get(id)!));
  assert.deepEqual(
    keys,
    keys.toSorted((a, b) => a - b),
  );
}

test('without the right to see prices, price filters and sorts have no effect', () => {
  const products = [500, 100, 300].map((kopecks, index) => ({
    id: index + 1,
    colour: [],
    cable: [],
    length: null,
    kopecks,
    isInStock: true,
    isBought: false,
    isFound: true,
  }));
  const index = indexOf(products);
  const conditions = index.resolve(parseSmartFilter('price-base-to-2'), { price: null, flags: [] });
  const found = index.search(whole(index), conditions, null);
  assert.deepEqual(index.order.page(found, 'price-asc', null, 0, 10), [1, 2, 3]);
});
