import type {
  DeliveryType,
  DocumentKind,
  PaySystem,
  ShipmentKind,
  ShipmentStatus,
} from '@shop/shared/contracts/orders';

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

export const SHIPMENT_STATUS_NAMES: Readonly<Record<ShipmentStatus, string>> = {
  planned: 'Запланирована',
  picking: 'Собирается',
  shipped: 'Отгружена',
  delivered: 'Доставлена',
  cancelled: 'Отменена',
};

export const DOCUMENT_NAMES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Счёт на оплату',
  upd: 'УПД',
};
