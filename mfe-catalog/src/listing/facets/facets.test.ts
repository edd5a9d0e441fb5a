import { smartFilter } from '@shop/contracts/smart-filter/smart-filter-answer';
import * as v from 'valibot';
import { buildFilterWith } from '../../testing/listing.builder.ts';
import { parseBound, tidyBounds } from './bounds.ts';
import { chosenTags } from './chosen-tags.ts';
import {
  chooseBounds,
  choosePrice,
  chosenValues,
  countTags,
  isPartOf,
  nothingChosen,
  toggleValue,
} from './filter-choice.ts';
import { formatBounds } from './format-bounds.ts';

const filter = v.parse(smartFilter, buildFilterWith());

it.each([
  ['1 250,50', 1250.5],
  ['1250.5', 1250.5],
  ['', undefined],
  ['  ', undefined],
  ['abc', null],
  ['-5', -5],
  ['−40', -40],
  ['5-10', null],
  ['1e9', null],
])('takes «%s» typed into a range as %s', (typed, bound) => {
  expect(parseBound(typed)).toBe(bound);
});

it.each([
  [
    { from: 10, to: 20 },
    { from: 10, to: 20 },
  ],
  [
    { from: 20, to: 10 },
    { from: 10, to: 20 },
  ],
  [{ from: 1 }, {}],
  [{ to: 100 }, {}],
  [{ from: 500 }, { from: 500 }],
  [{}, {}],
])('tidies %o to %o between 1 and 100', (typed, tidy) => {
  expect(tidyBounds(typed, { min: 1, max: 100 })).toEqual(tidy);
});

it.each([
  [{ from: 10, to: 20 }, 'мм', 'от 10 до 20 мм'],
  [{ to: 0.5 }, '₽', 'до 0,5 ₽'],
  [{ from: 3 }, '', 'от 3'],
])('says %o as %s: «%s»', (bounds, unit, said) => {
  expect(formatBounds(bounds, unit)).toBe(said);
});

it('adds and takes away values, and forgets a property without any', () => {
  const one = toggleValue(filter, nothingChosen, 'brand', 'спрут');
  const two = toggleValue(filter, one, 'brand', 'атлант');
  expect(chosenValues(two, 'brand')).toEqual(['спрут', 'атлант']);
  expect(toggleValue(filter, toggleValue(filter, two, 'brand', 'спрут'), 'brand', 'атлант')).toEqual(
    nothingChosen,
  );
});

it('keeps properties in the order of the filter, however they were chosen', () => {
  const thick = chooseBounds(filter, nothingChosen, 'thickness', { from: 1 });
  expect(toggleValue(filter, thick, 'brand', 'спрут').props.map(({ code }) => code)).toEqual([
    'brand',
    'thickness',
  ]);
});

it('names what is chosen and how to take it away', () => {
  const choice = choosePrice(
    filter,
    chooseBounds(filter, toggleValue(filter, nothingChosen, 'brand', 'спрут'), 'thickness', { to: 1.5 }),
    'base',
    { from: 10000 },
  );
  const tags = chosenTags(filter, choice);
  expect(tags.map(({ label }) => label)).toEqual(['Цена: от 100 ₽', 'Бренд: Спрут', 'Толщина: до 1,5 мм']);
  expect(tags[0]?.without.prices).toEqual([]);
  expect(tags[1]?.without.props.map(({ code }) => code)).toEqual(['thickness']);
});

it('says nothing of values that the shop does not know', () => {
  expect(chosenTags(filter, toggleValue(filter, nothingChosen, 'brand', 'нет такого'))).toEqual([]);
});

it('counts what is chosen as its tags do, and knows a part of it', () => {
  const brand = (...values: string[]) => ({ prices: [], props: [{ code: 'brand', values }] });
  const choice = choosePrice(filter, brand('атлант', 'спрут'), 'base', { from: 10_000 });
  expect(countTags(choice)).toBe(3);
  expect(countTags(nothingChosen)).toBe(0);
  expect(isPartOf(brand('спрут'), choice)).toBe(true);
  expect(isPartOf(brand('спрут', 'ansell'), choice)).toBe(false);
});
