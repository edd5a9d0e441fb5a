import { buildRowWith, buildTermsWith } from '../state/basket.builder.ts';
import { reduceBasket } from '../state/basket-reducer.ts';
import { emptyBasket } from '../state/basket-state.ts';
import { searchLines } from './search-lines.ts';

const rows = [
  buildRowWith({ offerId: 1, name: 'Перчатки нитриловые', article: 'КЩС-1/7' }),
  buildRowWith({ offerId: 2, name: 'Каска защитная', article: 'СОМЗ-55' }),
];
const { lines } = reduceBasket(emptyBasket, { type: 'loaded', rows, removed: [], terms: buildTermsWith() });

it.each([
  ['part of a name', 'нитрил', [1]],
  ['another case', 'КАСКА', [2]],
  ['an article with a slash', 'кщс-1/7', [1]],
  ['spaces around', '  сомз ', [2]],
  ['nothing', ' ', [1, 2]],
  ['what no row contains', 'ботинки', []],
])('finds rows by %s (§5.21)', (_, text, offerIds) => {
  expect(searchLines(lines, text).map((line) => line.offerId)).toEqual(offerIds);
});
