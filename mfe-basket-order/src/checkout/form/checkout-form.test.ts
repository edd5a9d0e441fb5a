import { buildAddressWith, buildCheckoutWith } from '../../testing/checkout.builder.ts';
import type { Checkout } from './checkout.queries.ts';
import { parseForm, toOrder, withAddress, withOffers } from './checkout-form.ts';

const checkout = buildCheckoutWith() as Checkout;
const fresh = parseForm(null);

it('starts with the default address, its contact, and the warehouse that has most of the order', () => {
  expect(withOffers(fresh, checkout)).toMatchObject({
    address: '2',
    contactName: 'Олег Кротов',
    contactPhone: '+7 (900) 000-00-01',
    pickupStore: '8',
    consignee: 'self',
  });
});

it('keeps a choice that is no longer on offer, so that the buyer decides', () => {
  const draft = { ...fresh, counterpartyId: 1, address: '99', contactName: 'Пётр' };
  expect(withOffers(draft, checkout)).toMatchObject({ address: '99', contactName: 'Пётр' });
});

it('keeps the comment but no ids of another company', () => {
  const draft = { ...fresh, counterpartyId: 7, address: '1', consignee: '5', comment: 'Пропуск' };
  expect(withOffers(draft, checkout)).toMatchObject({ address: '2', consignee: 'self', comment: 'Пропуск' });
});

it('takes the contact of the next address unless the buyer has entered another one', () => {
  const addresses = checkout.addresses;
  const next = { ...buildAddressWith({ id: 3, contactName: 'Ян' }), id: 3 } as (typeof addresses)[number];
  const form = withOffers(fresh, checkout);
  expect(withAddress(form, next, addresses)).toMatchObject({ address: '3', contactName: 'Ян' });
  const own = { ...form, contactName: 'Пётр' };
  expect(withAddress(own, next, addresses)).toMatchObject({ address: '3', contactName: 'Пётр' });
});

it('sends the fields of the chosen delivery and no leftovers of another', () => {
  const form = {
    ...withOffers(fresh, checkout),
    deliveryType: 'transport',
    transportCompany: 'dellin',
    terminal: '22',
    terminalAddress: 'Старый адрес',
  } as const;
  expect(toOrder(form, checkout)).toMatchObject({
    address: null,
    pickupStore: null,
    transportCompany: 'Деловые Линии',
    terminal: 22,
    terminalAddress: '',
  });
  expect(toOrder({ ...form, terminal: 'other' }, checkout)).toMatchObject({
    terminal: null,
    terminalAddress: 'Старый адрес',
  });
});

it('wishes for no day while nobody knows when the goods come', () => {
  const form = { ...withOffers(fresh, checkout), date: '2026-12-01' };
  expect(toOrder(form, checkout).date).toBe('2026-12-01');
  const dates = { ...checkout.dates, earliestOn: null };
  expect(toOrder(form, { ...checkout, dates }).date).toBeNull();
});
