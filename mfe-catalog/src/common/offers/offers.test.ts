import { buildProductWith, buildSizesOf } from '../../testing/product.builder.ts';
import { packOf } from './measure.ts';
import { createFirstOffers, firstOffer, offerLabel } from './offer-choice.ts';
import { offerMatrix } from './offer-matrix.ts';
import { nextBreak, priceAt } from './price.ts';
import { priceRanges } from './price-ranges.ts';

const prices = {
  base: 15000,
  breaks: [
    { fromQuantity: 1, kopecks: 12000 },
    { fromQuantity: 12, kopecks: 11000 },
    { fromQuantity: 60, kopecks: 9500 },
  ],
};

it.each([
  [1, 12000, 12],
  [11, 12000, 12],
  [12, 11000, 60],
  [59, 11000, 60],
  [60, 9500, undefined],
  [1000, 9500, undefined],
])('at %d a unit costs %d kopecks and gets cheaper from %s', (quantity, kopecks, next) => {
  expect(priceAt(prices, quantity)).toBe(kopecks);
  expect(nextBreak(prices, quantity)?.fromQuantity).toBe(next);
});

it('takes the list price where the contract names none', () => {
  expect(priceAt({ base: 15000, breaks: [] }, 5)).toBe(15000);
  expect(nextBreak({ base: 15000, breaks: [] }, 5)).toBeUndefined();
});

it('shows quantity steps as ranges', () => {
  const rangesFrom = (least: number) => priceRanges(prices, least).map(({ from, to }) => [from, to]);
  expect(rangesFrom(1)).toEqual([
    [1, 11],
    [12, 59],
    [60, null],
  ]);
  expect(rangesFrom(24)).toEqual([
    [24, 59],
    [60, null],
  ]);
});

it('tells what a pack holds, and nothing where there are no packs', () => {
  const pack = { measureBase: 'пара', measureCustom: { name: 'упак', factor: 12 } };
  expect(packOf(pack)?.replace(/\u00a0/g, ' ')).toBe('1 упак = 12 пар');
  expect(packOf({ measureBase: 'шт', measureCustom: null })).toBeUndefined();
  expect(packOf({ measureBase: 'шт', measureCustom: { name: 'упак', factor: 1 } })).toBeUndefined();
});

it('lays sizes and heights out as a table, numbers in order', () => {
  const jacket = buildProductWith();
  const offers = buildSizesOf(jacket, [
    { Рост: '182-188', Размер: '104-108' },
    { Размер: '52-54', Рост: '170-176' },
    { Размер: '104-108', Рост: '170-176' },
  ]);
  const matrix = offerMatrix(offers);
  expect(matrix?.columns).toEqual(['52-54', '104-108']);
  expect(matrix?.rows).toEqual(['170-176', '182-188']);
  expect(matrix?.offerAt('170-176', '52-54')).toBe(offers[1]);
  expect(matrix?.offerAt('182-188', '52-54')).toBeUndefined();
  expect(offers.map(offerLabel)).toEqual(['104-108, 182-188', '52-54, 170-176', '104-108, 170-176']);
});

it('makes no table of sizes alone', () => {
  expect(offerMatrix(buildSizesOf(buildProductWith(), [{ Размер: '8' }, { Размер: '9' }]))).toBeUndefined();
});

it('begins with what is in the basket, else with what is in stock', () => {
  const outOfStock = { isInStock: false, quantity: 0, arrivalOn: null };
  const [first, second, third] = buildSizesOf(buildProductWith(), [
    { Размер: '8' },
    { Размер: '9' },
    { Размер: '10' },
  ]);
  expect(firstOffer([{ ...first!, stockStatus: outOfStock }, second!, third!])).toBe(second);
  expect(firstOffer([first!, second!, { ...third!, inBasket: 5 }])?.id).toBe(third!.id);
  expect(firstOffer([])).toBeUndefined();
});

it('begins with the size the filter asks for, even when another one is in the basket', () => {
  const [first, second] = buildSizesOf(buildProductWith(), [{ Размер: '8' }, { Размер: '9' }]);
  const offers = [{ ...first!, inBasket: 5 }, second!];
  expect(firstOffer(offers, new Map([['Размер', ['9', '10']]]))).toBe(second);
  expect(firstOffer(offers, new Map([['Размер', ['11']]]))).toBe(offers[0]);
  expect(firstOffer(offers, new Map([['Бренд', ['Спрут']]]))).toBe(offers[0]);
});

it('begins with the size the search names, but only where the search is', () => {
  const [first, second] = buildSizesOf(buildProductWith(), [{ Размер: '8' }, { Размер: '9' }]);
  const offers = [
    { ...first!, inBasket: 5 },
    { ...second!, isAsked: true },
  ];
  expect(firstOffer(offers, new Map())).toBe(offers[1]);
  expect(firstOffer(offers)).toBe(offers[0]);
  expect(firstOffer(offers, new Map([['Размер', ['8']]]))).toBe(offers[0]);
});

it('stays with the offer that the basket loses, until a filter or a search asks for another one', () => {
  const product = buildProductWith();
  const [first, second] = buildSizesOf(product, [{ Размер: '8' }, { Размер: '9' }]);
  const firstOf = createFirstOffers();
  const shown = (...offers: Parameters<typeof firstOffer>[0][number][]) => ({ ...product, offers });
  expect(firstOf(shown({ ...first!, inBasket: 6 }, { ...second!, inBasket: 6 }))?.id).toBe(first!.id);
  expect(firstOf(shown(first!, { ...second!, inBasket: 6 }))?.id).toBe(first!.id);
  expect(firstOf(shown(first!, second!), new Map([['Размер', ['9']]]))?.id).toBe(second!.id);
  expect(firstOf(shown({ ...first!, isAsked: true }, second!), new Map())?.id).toBe(first!.id);
});
