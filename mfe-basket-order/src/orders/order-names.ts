import type { DeliveryType, PaySystem, ShipmentKind } from '@shop/shared/contracts/orders';

/** What the buyer chose, in the words of an order that stands (decisions: Orders). */
export const DELIVERY_NAMES: Readonly<Record<DeliveryType, string>> = {
  delivery: 'Доставка курьером',
  pickup: 'Самовывоз со склада',
  transport: 'Самовывоз из транспортной компании',
};

export const SHIPMENT_NAMES: Readonly<Record<ShipmentKind, string>> = {
  'send-all': 'Всё сразу, одной отгрузкой',
  'send-fast': 'По мере поступления',
};

export const PAY_SYSTEM_NAMES: Readonly<Record<PaySystem, string>> = {
  invoice: 'По счёту',
  credit: 'В счёт кредитного лимита',
  postponement: 'С отсрочкой платежа',
};
