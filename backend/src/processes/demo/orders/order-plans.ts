import type { DeliveryType, OrderStatus, PaySystem, ShipmentKind } from '@shop/contracts/basket-order/orders';

/** How the invoice was paid: in time (or before the goods left), late, or only half of it. */
type Payment = 'in-time' | 'late' | 'half';

export interface OrderPlan {
  readonly company: 'romashka' | 'vasilkov';
  readonly daysAgo: number;
  readonly status: OrderStatus;
  readonly paySystem: PaySystem;
  readonly deliveryType: DeliveryType;
  readonly lineCount: number;
  readonly payment: Payment;
  readonly comment: string;
  readonly cancelReason: string;
  /** Placed by the manager for the customer. */
  readonly isByManager: boolean;
  readonly shipment: ShipmentKind;
  /** How many lines, in addition to the others, were out of stock. */
  readonly lateLineCount: number;
}

type Row = readonly [
  daysAgo: number,
  status: OrderStatus,
  paySystem: PaySystem,
  deliveryType: DeliveryType,
  lineCount: number,
  more?: Partial<OrderPlan>,
];

const romashka: readonly Row[] = [
  [298, 'delivered', 'postponement', 'delivery', 6],
  [281, 'delivered', 'invoice', 'pickup', 3, { comment: 'Заберёт водитель Кузнецов, доверенность у него' }],
  [262, 'delivered', 'postponement', 'delivery', 9, { payment: 'late' }],
  [240, 'cancelled', 'invoice', 'transport', 4, { cancelReason: 'Объект перенесли на другой город' }],
  [225, 'delivered', 'postponement', 'delivery', 5],
  [203, 'delivered', 'postponement', 'transport', 7, { comment: 'Упаковать на палету' }],
  [184, 'delivered', 'invoice', 'delivery', 2],
  [
    166,
    'delivered',
    'postponement',
    'delivery',
    6,
    { payment: 'late', shipment: 'send-fast', lateLineCount: 2 },
  ],
  [147, 'delivered', 'credit', 'delivery', 4],
  [128, 'delivered', 'postponement', 'delivery', 12, { comment: 'Спецодежда для летней бригады' }],
  [109, 'delivered', 'postponement', 'pickup', 3],
  [91, 'delivered', 'invoice', 'delivery', 6, { isByManager: true }],
  [73, 'delivered', 'postponement', 'delivery', 10],
  [52, 'delivered', 'postponement', 'delivery', 5, { payment: 'half' }],
  [30, 'delivered', 'postponement', 'transport', 7],
  [24, 'delivered', 'postponement', 'delivery', 4, { comment: 'Разгрузка боковая, цех 4' }],
  [11, 'picking', 'postponement', 'delivery', 4, { shipment: 'send-fast', lateLineCount: 2 }],
  [8, 'confirmed', 'postponement', 'delivery', 3, { lateLineCount: 1 }],
  [6, 'shipped', 'postponement', 'transport', 6],
  [4, 'picking', 'postponement', 'delivery', 8, { comment: 'Зимний комплект для монтажников' }],
  [3, 'confirmed', 'invoice', 'delivery', 3],
  [2, 'cancelled', 'invoice', 'pickup', 2, { cancelReason: 'Ошиблись с размерами, закажем заново' }],
  [0, 'new', 'invoice', 'delivery', 5],
];

const vasilkov: readonly Row[] = [
  [212, 'delivered', 'invoice', 'pickup', 2],
  [158, 'delivered', 'postponement', 'transport', 3],
  [97, 'delivered', 'invoice', 'delivery', 2],
  [41, 'delivered', 'postponement', 'pickup', 3],
  [5, 'shipped', 'postponement', 'transport', 2],
  [1, 'new', 'invoice', 'pickup', 2],
];

/** Ten months of orders of the demo buyer's two companies, oldest first. */
export const orderPlans: readonly OrderPlan[] = [
  ...romashka.map((row) => planOf('romashka', row)),
  ...vasilkov.map((row) => planOf('vasilkov', row)),
].sort((a, b) => b.daysAgo - a.daysAgo);

function planOf(
  company: OrderPlan['company'],
  [daysAgo, status, paySystem, deliveryType, lineCount, more]: Row,
): OrderPlan {
  return {
    company,
    daysAgo,
    status,
    paySystem,
    deliveryType,
    lineCount,
    payment: 'in-time',
    comment: '',
    cancelReason: '',
    isByManager: false,
    shipment: 'send-all',
    lateLineCount: 0,
    ...more,
  };
}
