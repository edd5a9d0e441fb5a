import type { SeenLine } from '../../common/seen-lines.ts';
import { buildCheckoutLineWith, buildCheckoutWith } from '../../testing/checkout.builder.ts';
import type { Checkout } from '../form/checkout.queries.ts';
import { describeChanges, describeTerms, sumOf } from './checkout-changes.ts';

type Part = Parameters<typeof buildCheckoutLineWith>[0];
const linesOf = (...parts: Part[]) => parts.map(buildCheckoutLineWith) as SeenLine[];
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const cases: [string, Part[], Part[], string[]][] = [
  ['a new price', [{}], [{ priceKopecks: 99_50 }], ['Перчатки: Цена 100,00 ₽ → 99,50 ₽']],
  ['another quantity', [{}], [{ quantity: 12 }], ['Перчатки: Количество 10 пар → 12 пар']],
  [
    'less in stock than is wanted',
    [{}],
    [{ availableQuantity: 0 }],
    ['Перчатки: В наличии хватало → 0 из 10 пар'],
  ],
  [
    'still less in stock',
    [{ availableQuantity: 5 }],
    [{ availableQuantity: 4 }],
    ['Перчатки: В наличии 5 → 4 из 10 пар'],
  ],
  ['stock that still is enough', [{}], [{ availableQuantity: 20 }], []],
  ['a row that is gone', [{}, { offerId: 2, name: 'Каска' }], [{}], ['Каска: В заказе 10 пар → нет']],
  ['a new row', [{}], [{}, { offerId: 2, name: 'Каска' }], ['Каска: В заказе не было → 10 пар']],
];

it.each(cases)('says %s', (_, before, after, sentences) => {
  const said = describeChanges(linesOf(...before), linesOf(...after)).flatMap(({ name, changes }) =>
    changes.map(({ what, before: was, now }) => plain(`${name}: ${what} ${was} → ${now}`)),
  );
  expect(said).toEqual(sentences);
});

it('says nothing of a price that was not known', () => {
  const [line] = linesOf({});
  const seen = { ...line!, priceKopecks: null };
  expect(describeChanges([seen], [line!])).toEqual([]);
  expect(sumOf([seen])).toBeNull();
});

it('says what became of days and of the cost of bringing them', () => {
  const before = buildCheckoutWith() as Checkout;
  const plan = before.shipments[0]!;
  const later = { ...plan, shipments: plan.shipments.map((part) => ({ ...part, on: '2026-12-15' })) };
  const after = { ...before, shipments: [later], totals: { ...before.totals, deliveryKopecks: 700_00 } };
  expect(
    describeTerms(before, after, true).map(({ what, before: was, now }) => plain(`${what} ${was} → ${now}`)),
  ).toEqual(['Отправить всё сразу: дата 10.12.2026 → 15.12.2026', 'Доставка 500,00 ₽ → 700,00 ₽']);
  expect(describeTerms(before, after, false)).toHaveLength(1);
});
