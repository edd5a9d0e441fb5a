import { buildCheckoutWith } from '../../testing/checkout.builder.ts';
import type { Checkout } from './checkout.queries.ts';
import { type CheckoutForm, parseForm } from './checkout-form.ts';
import { findOutdated, findProblems } from './find-problems.ts';

const required = 'Это поле обязательно для заполнения';
const checkout = buildCheckoutWith() as Checkout;
const formWith = (part: Partial<CheckoutForm>) => ({ ...parseForm(null), address: '1', ...part });
const transport = { deliveryType: 'transport' } as const;

it.each<[string, Partial<CheckoutForm>, object]>([
  ['nothing where an address is chosen', {}, {}],
  ['an address that is not chosen', { address: '' }, { address: required }],
  ['a warehouse that is not chosen', { deliveryType: 'pickup' }, { pickupStore: required }],
  ['nothing where the buyer collects', { deliveryType: 'pickup', pickupStore: '7', address: '' }, {}],
  ['a transport company that is missing', transport, { transportCompany: required }],
  ['a terminal that is missing', { ...transport, transportCompany: 'dellin' }, { terminal: required }],
  [
    'another terminal without an address',
    { ...transport, transportCompany: 'dellin', terminal: 'other', terminalAddress: '  ' },
    { terminalAddress: required },
  ],
  [
    'another company without a name and a place',
    { ...transport, transportCompany: 'other' },
    { companyName: required, terminalAddress: required },
  ],
  ['half a phone', { contactPhone: '+7 (900) 00' }, { contactPhone: 'Введите номер полностью' }],
  ['a day before the first', { date: '2026-11-24' }, { date: 'Самый ранний день — 25\u00a0ноября' }],
])('objects to %s', (_, part, problems) => {
  expect(findProblems(formWith(part), checkout)).toEqual(problems);
});

it.each<[string, Partial<CheckoutForm>, RegExp]>([
  ['an address', { address: '99' }, /адреса больше нет/],
  ['a warehouse', { deliveryType: 'pickup', pickupStore: '99' }, /склад больше/],
  ['a consignee', { consignee: '99' }, /грузополучателя больше нет/],
  ['a transport company', { ...transport, transportCompany: 'gone' }, /больше не\sотправляем/],
  ['a terminal', { ...transport, transportCompany: 'dellin', terminal: '99' }, /терминала больше нет/],
])('says that %s chosen earlier is gone, and takes no other in its place', (_, part, said) => {
  expect(Object.values(findOutdated(formWith(part), checkout))).toEqual([expect.stringMatching(said)]);
});
