import { buildCheckoutLineWith, buildCheckoutWith } from '../testing/checkout.builder.ts';
import type { Checkout } from './checkout.queries.ts';
import { describeChanges } from './checkout-changes.ts';

const checkoutOf = (...lines: Parameters<typeof buildCheckoutLineWith>[0][]) =>
  buildCheckoutWith({ lines: lines.map(buildCheckoutLineWith) }) as Checkout;

it.each([
  ['a new price', [{}], [{ priceKopecks: 99_50 }], ['Перчатки (П-1): цена 100,00 ₽ → 99,50 ₽']],
  ['another quantity', [{}], [{ quantity: 12 }], ['Перчатки (П-1): количество 10 → 12']],
  [
    'less in stock than is wanted',
    [{}],
    [{ availableQuantity: 0 }],
    ['Перчатки (П-1): в наличии 0 из 10 пар'],
  ],
  ['stock that still is enough', [{}], [{ availableQuantity: 20 }], []],
  ['a row that is gone', [{}, { offerId: 2, name: 'Каска' }], [{}], ['Каска (П-1): больше нет в корзине']],
  ['a new row', [{}], [{}, { offerId: 2, name: 'Каска' }], ['Каска (П-1): добавлен в корзину']],
])('says %s', (_, before, after, sentences) => {
  const said = describeChanges(checkoutOf(...before), checkoutOf(...after));
  expect(said.map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual(sentences);
});
