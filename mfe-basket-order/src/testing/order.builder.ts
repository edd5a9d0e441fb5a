import type { Order, OrderSummary } from '@shop/shared/contracts/orders';

export function buildOrderSummaryWith(part: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id: 5,
    number: 'ЗК-000005',
    createdAt: '2026-11-20T09:15:00.000Z',
    status: 'confirmed',
    totalKopecks: 12_345_00,
    lineCount: 3,
    counterpartyName: 'ООО «Ромашка»',
    ...part,
  };
}

export function buildOrderWith(part: Partial<Order> = {}): Order {
  return {
    ...buildOrderSummaryWith(),
    deliveryType: 'delivery',
    address: 'Москва, Складская, 5',
    consignee: 'Склад «Юг»',
    comment: 'Позвонить за час',
    wishedOn: '2026-12-01',
    shipment: 'send-all',
    paySystem: 'postponement',
    dueOn: '2026-12-30',
    createdByName: 'Анна Петрова',
    actedByName: null,
    goodsKopecks: 11_145_00,
    deliveryKopecks: 1_200_00,
    vatKopecks: 2_226_15,
    lines: [
      {
        offerId: 1,
        article: 'П-1',
        name: 'Перчатки',
        measure: 'пара',
        quantity: 120,
        priceKopecks: 92_87,
        totalKopecks: 11_144_40,
      },
    ],
    statuses: [
      { status: 'new', reachedAt: '2026-11-20T09:15:00.000Z' },
      { status: 'confirmed', reachedAt: '2026-11-20T10:00:00.000Z' },
    ],
    documents: [{ id: 31, kind: 'invoice', number: 'СЧ-000017', issuedOn: '2026-11-20' }],
    ...part,
  };
}
