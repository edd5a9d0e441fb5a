import { readQuantity } from '@shop/domain/quantity/quantity';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { getDefaultStore } from 'jotai';
import { messagesAtom } from '../../core/toaster/toast.ts';
import { Toaster } from '../../core/toaster/toaster.tsx';
import { fillFields } from './fill-fields.ts';

type Grid = readonly (readonly (string | undefined)[])[];

const list: Grid = [['a'], ['b'], ['c'], ['d']];
/** Two sizes by three heights, one combination of which does not exist. */
const matrix: Grid = [
  ['a', 'b'],
  ['c', undefined],
  ['e', 'f'],
];

beforeEach(() => getDefaultStore().set(messagesAtom, []));

/** Fields by name, all with the value 1; `paste` pastes a text into one of them. */
function fieldsOf(grid: Grid) {
  const quantities = new Map<string, number>(
    grid.flat().flatMap((name) => (name === undefined ? [] : [[name, 1] as const])),
  );
  const calls: number[] = [];
  function paste(text: string, from: string) {
    fillFields(text, from, {
      grid,
      nameOf: (field) => field.toUpperCase(),
      read(_, cell) {
        return readQuantity(cell, { minOrderCount: 1, multiplicity: 1 });
      },
      quantityOf: (field) => quantities.get(field),
      fill(filled) {
        calls.push(filled.length);
        for (const { field, quantity } of filled) quantities.set(field, quantity);
      },
    });
    return Object.fromEntries(quantities);
  }
  return { paste, quantities, calls };
}

const said = () =>
  getDefaultStore()
    .get(messagesAtom)
    .map(({ text }) => text.replaceAll('\u00a0', ' '));

it.each([
  ['a column', '12\r\n240\r\n', { a: 1, b: 12, c: 240, d: 1 }],
  ['a row', '12\t240', { a: 1, b: 12, c: 240, d: 1 }],
  ['thousands within a cell', '12 240\n1\u00a0500', { a: 1, b: 12_240, c: 1500, d: 1 }],
  ['what a spreadsheet shows as decimals', '12,0\n7,00', { a: 1, b: 12, c: 7, d: 1 }],
  ['a column below its heading', 'Кол-во, шт\n12\n240', { a: 1, b: 12, c: 240, d: 1 }],
  ['quantities beside their articles', 'КП-1\t12\nКП-2\t240', { a: 1, b: 12, c: 240, d: 1 }],
  ['quantities among other numbers', 'Цена\tКоличество\n100,50\t12\n80\t240', { a: 1, b: 12, c: 240, d: 1 }],
  ['an article and its quantity', 'КП-1\t12', { a: 1, b: 12, c: 1, d: 1 }],
])('fills a list with %s', (_, text, quantities) => {
  expect(fieldsOf(list).paste(text, 'b')).toEqual(quantities);
});

it.each([
  ['a row to the right', '5\t6', 'a', { a: 5, b: 6, c: 1, e: 1, f: 1 }],
  ['a column downwards', '5\n6\n7', 'a', { a: 5, b: 1, c: 6, e: 7, f: 1 }],
  ['a block as it is', '2\t3\n4\t\n5\t6', 'a', { a: 2, b: 3, c: 4, e: 5, f: 6 }],
])('fills a grid with %s', (_, text, from, quantities) => {
  expect(fieldsOf(matrix).paste(text, from)).toEqual(quantities);
});

it('leaves alone what is blank or no quantity, and says so', () => {
  expect(fieldsOf(list).paste('12\nмного\n\n7', 'a')).toEqual({ a: 12, b: 1, c: 1, d: 7 });
  expect(said()).toEqual([
    'Заполнено: 2 поля. B: «много» не вставлено (введите число). Пропущено пустых: 1 ячейка',
  ]);
});

it('says how many cells have found no field', () => {
  fieldsOf(list).paste('5\n6\n7\n8', 'c');
  expect(said()).toEqual(['Заполнено: 2 поля. Не поместилось: 2 ячейки']);
  fieldsOf(matrix).paste('5\t6\t7\n8\t9\t', 'a');
  // It replaces the message before.
  expect(said()).toEqual(['Заполнено: 3 поля. Не поместилось: 2 ячейки']);
});

it('takes nothing where several columns hold numbers: one of them may be the article', () => {
  expect(fieldsOf(list).paste('100234\t12\n100235\t240', 'a')).toEqual({ a: 1, b: 1, c: 1, d: 1 });
  expect(said()).toEqual([expect.stringMatching(/^Ничего не вставлено: .*несколько столбцов с числами/)]);
});

it('reads out three remarks and counts the others', () => {
  fieldsOf(list).paste('да\nнет\nнет\nда', 'a');
  expect(said()[0]).toMatch(/^Ничего не вставлено\. A: .+\. B: .+\. C: .+\. И ещё 1 замечание$/);
});

it('gives back what stood there before, but for what has been changed since', async () => {
  const { paste, quantities, calls } = fieldsOf(list);
  render(<Toaster />);
  act(() => void paste('12\n240\n7', 'a'));
  quantities.set('b', 99);
  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(Object.fromEntries(quantities)).toEqual({ a: 1, b: 99, c: 1, d: 1 });
  // Each block is one change.
  expect(calls).toEqual([3, 2]);
});

describe('whole numbers in cells of any number', () => {
  const cells = fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 2, maxLength: 12 });
  const separator = fc.constantFrom('\t', '\n', '\r\n');
  const end = fc.constantFrom('', '\n', '\r\n', '\t');
  const names = Array.from({ length: 12 }, (_, at) => `field-${at}`);

  it('fill a list one by one and are never joined', () => {
    fc.assert(
      fc.property(cells, separator, end, (numbers, between, after) => {
        const { paste, quantities } = fieldsOf(names.map((name) => [name]));
        paste(numbers.join(between) + after, names[0]!);
        const filled = [...quantities.values()];
        expect(filled.slice(0, numbers.length)).toEqual(numbers);
        expect(filled.slice(numbers.length).every((quantity) => quantity === 1)).toBe(true);
      }),
    );
  });

  it('are never joined where separators are mixed, from whichever field on', () => {
    const mixed = fc.array(fc.tuple(fc.integer({ min: 1, max: 99_999 }), separator), {
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(mixed, end, fc.nat(5), fc.boolean(), (pairs, after, from, isMatrix) => {
        const { paste, quantities } = fieldsOf(isMatrix ? matrix : list);
        const [...all] = quantities.keys();
        const numbers = pairs.map(([number]) => number);
        const text = pairs.map(([number, between], at) => (at > 0 ? between : '') + number).join('');
        paste(text + after, all[from % all.length]!);
        for (const quantity of quantities.values()) expect([1, ...numbers]).toContain(quantity);
        expect([...quantities.values()]).not.toContain(Number(numbers.join('')));
      }),
    );
  });
});
