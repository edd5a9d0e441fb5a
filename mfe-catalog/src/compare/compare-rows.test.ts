import { compareGroups, onlyDifferent } from './compare-rows.ts';
import { buildComparedWith } from './comparison.builder.ts';

const groups = [
  {
    name: 'Защита',
    properties: [
      { code: 'class', name: 'Класс' },
      { code: 'coating', name: 'Покрытие' },
    ],
  },
  { name: 'Прочее', properties: [{ code: 'country', name: 'Страна' }] },
];

const one = buildComparedWith({ properties: { class: '2', coating: 'Нитрил', country: 'Россия' } });
const other = buildComparedWith({ properties: { class: '2', country: 'Россия' } });

const namesOf = (shown: ReturnType<typeof compareGroups>) =>
  shown.map(({ name, rows }) => [name, rows.map((row) => row.name)]);

it('puts what is ordered first, then the properties in their groups', () => {
  expect(namesOf(compareGroups([one, other], groups))).toEqual([
    ['О товаре', ['Бренд', 'Минимальный заказ', 'Упаковка']],
    ['Защита', ['Класс', 'Покрытие']],
    ['Прочее', ['Страна']],
  ]);
});

it('leaves out rows of which no product says anything', () => {
  const bare = buildComparedWith({ brand: null, properties: {} });
  expect(namesOf(compareGroups([bare, bare], groups))).toEqual([
    ['О товаре', ['Минимальный заказ', 'Упаковка']],
  ]);
});

it('shows only differences, a missing value being one, without groups that have none', () => {
  expect(namesOf(onlyDifferent(compareGroups([one, other], groups)))).toEqual([['Защита', ['Покрытие']]]);
});

it('has no differences between a product and its like', () => {
  expect(onlyDifferent(compareGroups([one, one], groups))).toEqual([]);
});

it('names the sizes of each product', () => {
  const boots = buildComparedWith({ offers: [] });
  const sizes = boots.offers.concat(boots.offers).map((offer, index) => ({
    ...offer,
    id: index,
    variant: { Размер: String(42 + index) },
  }));
  const rows = compareGroups([{ ...boots, offers: sizes }, one], []).flatMap((group) => group.rows);
  expect(rows.find(({ name }) => name === 'Размер')?.values).toEqual(['42, 43', undefined]);
});
