import type { Order } from '@shop/contracts/basket-order/orders';
import { buildOrderWith } from '../../testing/order.builder.ts';
import { nextSteps } from './next-steps.ts';

const told = (part: Partial<Order>) =>
  nextSteps(buildOrderWith(part)).map(({ what, how }) => `${what}: ${how}`.replaceAll('\u00a0', ' '));
const planned = buildOrderWith().shipments[0]!;

it.each<[string, Partial<Order>, string]>([
  [
    'an invoice to be paid',
    { paySystem: 'invoice', dueOn: '2026-11-27' },
    'Оплатите счёт: Сумма 12 345,00 ₽ до 27.11.2026.',
  ],
  [
    'an invoice whose sum is not for these eyes',
    { paySystem: 'invoice', dueOn: null, totalKopecks: null },
    'Оплатите счёт: По реквизитам счёта.',
  ],
  [
    'credit',
    { paySystem: 'credit', dueOn: null },
    'Платить сейчас не нужно: Заказ учтён в кредитном лимите.',
  ],
  [
    'a postponement',
    { paySystem: 'postponement', dueOn: '2026-12-30' },
    'Платить сейчас не нужно: Отсрочка: оплата 12 345,00 ₽ до 30.12.2026.',
  ],
])('begins with %s', (_, part, step) => {
  expect(told(part)[0]).toBe(step);
});

it('says where the УПД comes from', () => {
  expect(told({ updFrom: '1c' }).at(-1)).toBe('Документы: УПД придёт из 1С после отгрузки.');
});

it('names each shipment with its day, or says that the day is not known yet', () => {
  const shipments = [planned, { ...planned, id: 42, position: 2, plannedOn: null }];
  expect(told({ shipments }).slice(1, 3)).toEqual([
    'Отгрузка 1 из 2: 25.11.2026, 1 позиция.',
    'Отгрузка 2 из 2: 1 позиция. Дату сообщим, как только товар поступит на склад.',
  ]);
});

it.each<[Partial<Order>, string]>([
  [{ wishedOn: null }, 'Привезём: Москва, Складская, 5.'],
  [
    {
      deliveryType: 'pickup',
      wishedOn: null,
      pickupStore: { name: 'Склад Юг', address: 'Тула, 1', workingHours: 'Пн–Пт 9–18' },
    },
    'Заберите на складе: Склад Юг, Тула, 1, Пн–Пт 9–18.',
  ],
  [
    { deliveryType: 'transport', transportCompany: 'Возовоз', address: 'Тула, 2' },
    'Передадим перевозчику: Возовоз, Тула, 2. Желаемая дата — 01.12.2026.',
  ],
])('says how the goods come: %#', (part, step) => {
  expect(told(part).at(-2)).toBe(step);
});

it('keeps the parts of an address together', () => {
  const [how] = nextSteps(buildOrderWith({ wishedOn: null, address: 'Москва, ул. Правды, д. 32' })).slice(-2);
  expect(how?.how).toBe('Москва, ул.\u00a0Правды, д.\u00a032.');
});
