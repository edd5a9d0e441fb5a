import type { OrderCopy } from '@shop/contracts/basket-order/order-copy';
import type { Order, OrderSummary } from '@shop/contracts/basket-order/orders';

export function buildOrderSummaryWith(part: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id: 5,
    number: 'ЗК-000005',
    createdAt: '2026-11-20T09:15:00.000Z',
    status: 'confirmed',
    totalKopecks: 12_345_00,
    lineCount: 3,
    orderType: 1,
    counterpartyName: 'ООО «Ромашка»',
    canOpenDocuments: true,
    awaitsDecision: false,
    ...part,
  };
}

type OrderLine = Order['lines'][number];

export function buildOrderLineWith(part: Partial<OrderLine> = {}): OrderLine {
  return {
    position: 1,
    offerId: 1,
    productCode: 'gloves',
    article: 'П-1',
    name: 'Перчатки',
    measure: 'пара',
    quantity: 120,
    orderedQuantity: null,
    shippedQuantity: 0,
    priceKopecks: 92_87,
    totalKopecks: 11_144_40,
    ...part,
  };
}

export function buildOrderWith(part: Partial<Order> = {}): Order {
  return {
    ...buildOrderSummaryWith(),
    counterpartyCode: 'romashka',
    updFrom: 'shop',
    deliveryType: 'delivery',
    address: 'Москва, Складская, 5',
    addressComment: 'Въезд с торца',
    transportCompany: '',
    pickupStore: null,
    consignee: 'Склад «Юг»',
    consigneeAddress: 'Подольск, Южная, 7',
    contactName: 'Олег Кравцов',
    contactPhone: '+7 (916) 123-45-67',
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
    paidKopecks: 0,
    canCancel: true,
    canClaim: true,
    reservation: null,
    cancelReason: '',
    accounting: null,
    waitingChange: null,
    changes: [],
    canDecideChange: false,
    lines: [buildOrderLineWith()],
    shipments: [
      {
        id: 41,
        position: 1,
        status: 'planned',
        plannedOn: '2026-11-25',
        shippedAt: null,
        deliveredAt: null,
        lines: [{ position: 1, quantity: 120 }],
      },
    ],
    statuses: [
      { status: 'new', reachedAt: '2026-11-20T09:15:00.000Z', byName: 'Анна Петрова' },
      { status: 'confirmed', reachedAt: '2026-11-20T10:00:00.000Z', byName: null },
    ],
    documents: [{ id: 31, kind: 'invoice', number: 'СЧ-000017', issuedOn: '2026-11-20', shipment: null }],
    ...part,
  };
}

type CopiedLine = OrderCopy['added'][number];

/** A line that was added to the basket unchanged. */
export function buildCopiedLineWith(part: Partial<CopiedLine> = {}): CopiedLine {
  return {
    id: 1,
    name: 'Перчатки',
    article: 'П-1',
    quantity: 12,
    quantityBefore: 0,
    availableQuantity: part.quantity ?? 12,
    askedQuantity: 12,
    isCorrected: false,
    minOrderCount: 1,
    multiplicity: 1,
    ...part,
  };
}

export function buildOrderCopyWith(part: Partial<OrderCopy> = {}): OrderCopy {
  return { number: 'ЗК-000005', added: [buildCopiedLineWith()], unavailable: [], changed: [], ...part };
}
