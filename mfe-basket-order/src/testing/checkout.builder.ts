import type { getCheckout } from '@shop/contracts/basket-order/checkout';
import type { WireAnswer } from '@shop/contracts/platform/call';

export type WireCheckout = WireAnswer<typeof getCheckout>;
export type WireCheckoutLine = WireCheckout['lines'][number];

export function buildCheckoutLineWith(part: Partial<WireCheckoutLine> = {}): WireCheckoutLine {
  return {
    offerId: 1,
    productCode: 'perchatki',
    article: 'П-1',
    name: 'Перчатки',
    measure: 'пара',
    quantity: 10,
    availableQuantity: 500,
    priceKopecks: 100_00,
    totalKopecks: 1_000_00,
    ...part,
  };
}

export type WireAddress = WireCheckout['addresses'][number];

export function buildAddressWith(part: Partial<WireAddress> = {}): WireAddress {
  return {
    id: 1,
    address: 'Тула, Заводская, 1',
    name: '',
    comment: '',
    contactName: '',
    contactPhone: '',
    coordinates: null,
    isDefault: false,
    ...part,
  };
}

/** A checkout with every choice available: two addresses, two stores, credit and postponement. */
export function buildCheckoutWith(part: Partial<WireCheckout> = {}): WireCheckout {
  return {
    counterparty: { id: 1, name: 'ООО «Ромашка»', inn: '7701234567' },
    lines: [buildCheckoutLineWith()],
    deliveries: [
      { code: 'delivery', name: 'Доставка курьером', kopecks: 500_00, note: 'До адреса', isAvailable: true },
      { code: 'pickup', name: 'Самовывоз со склада', kopecks: 0, note: 'Бесплатно', isAvailable: true },
      {
        code: 'transport',
        name: 'Самовывоз из транспортной компании',
        kopecks: 300_00,
        note: 'До терминала',
        isAvailable: true,
      },
    ],
    addresses: [
      buildAddressWith(),
      buildAddressWith({
        id: 2,
        address: 'Москва, Складская, 5',
        contactName: 'Олег Кротов',
        contactPhone: '79000000001',
        isDefault: true,
      }),
    ],
    consignees: [{ id: 1, name: 'Склад «Юг»', inn: '7707083893', kpp: '770701001', address: 'Тула, 1' }],
    stores: [
      {
        id: 7,
        name: 'Склад Тула',
        address: 'Тула, 1',
        workingHours: '9–18',
        coordinates: null,
        linesHere: 0,
      },
      {
        id: 8,
        name: 'Склад Химки',
        address: 'Химки, 2',
        workingHours: '9–18',
        coordinates: null,
        linesHere: 1,
      },
    ],
    transportCompanies: [
      {
        code: 'dellin',
        name: 'Деловые Линии',
        terminals: [
          { id: 21, city: 'Тула', address: 'Рязанская, 46', workingHours: '9–20', coordinates: [54.2, 37.6] },
          { id: 22, city: 'Казань', address: 'Портовая, 3', workingHours: '9–20', coordinates: null },
        ],
      },
      { code: 'pek', name: 'ПЭК', terminals: [] },
    ],
    dates: {
      earliestOn: '2026-11-25',
      latestOn: '2027-01-20',
      closedOn: ['2026-11-28', '2026-11-29'],
      cutOff: '15:00',
      isAfterCutOff: true,
    },
    shipments: [
      {
        code: 'send-all',
        name: 'Отправить всё сразу',
        note: 'Одной отгрузкой',
        shipments: [
          { on: '2026-12-10', lineCount: 1, deliveryKopecks: 500_00, lines: [{ offerId: 1, quantity: 10 }] },
        ],
      },
      {
        code: 'send-fast',
        name: 'Отправить быстрее',
        note: 'По мере поступления',
        shipments: [
          { on: '2026-11-25', lineCount: 1, deliveryKopecks: 500_00, lines: [{ offerId: 1, quantity: 6 }] },
          { on: null, lineCount: 1, deliveryKopecks: 0, lines: [{ offerId: 1, quantity: 4 }] },
        ],
      },
    ],
    paySystems: [
      { code: 'invoice', name: 'По счёту', note: 'Отгрузим после оплаты', isAvailable: true },
      {
        code: 'credit',
        name: 'В счёт кредитного лимита',
        note: 'Лимит открыт',
        isAvailable: true,
        credit: {
          limitKopecks: 10_000_00,
          usedKopecks: 4_000_00,
          freeKopecks: 6_000_00,
          afterKopecks: 4_500_00,
        },
      },
      {
        code: 'postponement',
        name: 'С отсрочкой платежа',
        note: 'Отсрочка по договору не предусмотрена',
        isAvailable: false,
      },
    ],
    totals: { goodsKopecks: 1_000_00, deliveryKopecks: 500_00, vatKopecks: 270_49, totalKopecks: 1_500_00 },
    version: 'v1',
    errors: [],
    warnings: [],
    ...part,
  };
}
