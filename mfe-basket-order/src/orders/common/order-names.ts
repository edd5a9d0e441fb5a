import type { DocumentKind, ShipmentKind, ShipmentStatus } from '@shop/contracts/basket-order/orders';

/** Labels of the buyer's choices in a placed order (decisions: Orders). */
export const SHIPMENT_NAMES: Readonly<Record<ShipmentKind, string>> = {
  'send-all': 'Всё сразу, одной отгрузкой',
  'send-fast': 'По мере поступления',
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
