import { groupByLetter, matchesName } from './alphabet.ts';

it('groups by first letter: digits, Latin, Cyrillic, each by name', () => {
  const names = ['Фортис', 'ansell', '3M', 'Ёрш', 'Елань', 'Ansell Pro', 'Yato', '«Я»'];
  const groups = groupByLetter(names.map((name) => ({ name })));
  expect(groups.map(({ letter, brands }) => [letter, ...brands.map(({ name }) => name)])).toEqual([
    ['0–9', '«Я»', '3M'],
    ['A', 'ansell', 'Ansell Pro'],
    ['Y', 'Yato'],
    ['Е', 'Елань', 'Ёрш'],
    ['Ф', 'Фортис'],
  ]);
});

it.each([
  ['Фортис', 'форт', true],
  ['Ёрш', 'ерш', true],
  ['Castor Pro', ' PRO ', true],
  ['Castor Pro', 'cp', false],
  ['Бастион', '', true],
])('%s matches %s: %s', (name, searchText, matches) => {
  expect(matchesName(name, searchText)).toBe(matches);
});
