import { type CheckoutForm, parseForm } from './checkout-form.ts';
import { findProblems } from './find-problems.ts';

const required = 'Это поле обязательно для заполнения';

it.each<[string, Partial<CheckoutForm>, object]>([
  ['nothing where an address on file is chosen', { addressId: '2' }, {}],
  ['a typed address that is only spaces', { addressId: 'other', address: '  ' }, { address: required }],
  ['nothing where the buyer collects', { deliveryType: 'pickup', pickupStore: '7' }, {}],
  ['a warehouse that is not chosen', { deliveryType: 'pickup' }, { pickupStore: required }],
  ['a transport company that is missing', { deliveryType: 'transport' }, { transportCompany: required }],
  ['another consignee without a name', { consigneeChoice: 'other' }, { consignee: required }],
  ['yesterday', { date: '2026-11-20' }, { date: 'Дата не может быть раньше сегодняшней' }],
  ['nothing about today', { date: '2026-11-21' }, {}],
])('objects to %s', (_, part, problems) => {
  expect(findProblems({ ...parseForm(null), addressId: '1', ...part }, '2026-11-21')).toEqual(problems);
});
