import {
  DELIVERY_NAMES,
  ORDER_STATUS_NAMES,
  PAY_SYSTEM_NAMES,
  type ShipmentKind,
} from '@shop/contracts/basket-order/orders';
import type { ExchangeNames, ExchangeOrder } from './exchange-order.ts';
import { fitText, LONGEST } from './write-fields.ts';

const SHIPMENT_NAMES: Readonly<Record<ShipmentKind, string>> = {
  'send-all': 'Весь заказ вместе',
  'send-fast': 'По мере готовности',
};

/**
 * Lists what CommerceML has no element for, and what 1C reads from requisites alone: it maps them by name to fields of its
 * order, the organisation and the warehouse among them. Names that other modules use are kept; empty values are null.
 */
export function requisitesOf(
  order: ExchangeOrder,
  { organisation }: ExchangeNames,
): readonly (readonly [string, string | null])[] {
  const { consignee, contract, warehouse } = order;
  const isCancelled = order.status === 'cancelled';
  const values: readonly (readonly [string, string])[] = [
    ['Организация', organisation],
    ['Склад', warehouse?.name ?? ''],
    ['Метод оплаты', PAY_SYSTEM_NAMES[order.paySystem]],
    ['Срок оплаты', order.dueOn ?? ''],
    ['Договор', contract?.number ?? ''],
    ['Дата договора', contract?.signedOn ?? ''],
    ['Способ доставки', DELIVERY_NAMES[order.deliveryType]],
    ['Порядок отгрузки', SHIPMENT_NAMES[order.shipment]],
    ['Адрес доставки', order.address],
    ['Комментарий к адресу', order.addressComment],
    ['Транспортная компания', order.transportCompany],
    ['Желаемая дата доставки', order.wishedOn ?? ''],
    ['Контактное лицо', order.contactName],
    ['Контактный телефон', order.contactPhone],
    ['Грузополучатель', consignee?.name ?? ''],
    ['ИНН грузополучателя', consignee?.inn ?? ''],
    ['КПП грузополучателя', consignee?.kpp ?? ''],
    ['Адрес грузополучателя', consignee?.address ?? ''],
    ['Номер заказа на сайте', order.number],
    ['Номер по 1С', order.number1c],
    ['Дата по 1С', order.datedOn1c ?? ''],
    ['Статус заказа', ORDER_STATUS_NAMES[order.status]],
    ['Отменен', String(isCancelled)],
    ['Причина отмены', isCancelled ? order.cancelReason : ''],
    ['Финальный статус', String(isCancelled || order.status === 'delivered')],
  ];
  return values.map(([name, value]) => [name, value === '' ? null : fitText(value, LONGEST.value)]);
}
