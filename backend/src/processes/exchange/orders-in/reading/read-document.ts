import type { Day } from '../../../../platform/calendar/days.ts';
import type { NodeFields } from '../../../commerceml/reading/node-fields.ts';
import type { XmlNode } from '../../../commerceml/reading/xml-records.ts';
import { DocumentFields } from './document-fields.ts';
import type { DocumentKind, OutsideDocument, OutsideNumber } from './outside-document.ts';
import { readLines } from './read-lines.ts';
import { readBuyer } from './read-party.ts';
import { bareName, type MoreNames, type RequisiteName } from './requisite-names.ts';

/** `ХозОперация` as configurations write it. */
const KINDS: ReadonlyMap<string, DocumentKind> = new Map(
  (
    [
      ['order', ['Заказ товара', 'Заказ клиента', 'Заказ покупателя', 'Заказ']],
      [
        'shipment',
        [
          'Отпуск товара',
          'Отгрузка товара',
          'Реализация товаров',
          'Реализация товаров и услуг',
          'Реализация',
        ],
      ],
      [
        'payment',
        [
          ...['Выплата безналичных денег', 'Выплата наличных денег', 'Поступление безналичных денег'],
          ...['Поступление наличных денег', 'Эквайринговая операция', 'Оплата'],
        ],
      ],
      ['refund', ['Возврат безналичных денег', 'Возврат наличных денег', 'Возврат денег', 'Возврат оплаты']],
      ['return', ['Возврат товара', 'Возврат товаров', 'Возврат товара от покупателя', 'Возврат от клиента']],
      ['invoice', ['Счет на оплату', 'Счет на оплату покупателю', 'Счет']],
    ] as const
  ).flatMap(([kind, names]) => names.map((name) => [bareName(name), kind] as const)),
);

/** The kind of a document without an operation is an order: 2.x has no other. Undefined for an unknown operation. */
export function kindOf(fields: NodeFields, node: XmlNode): DocumentKind | undefined {
  const operation = fields.text(node, 'ХозОперация');
  return operation === '' ? 'order' : KINDS.get(bareName(operation));
}

/** Reads `Документ` of 2.04–3.1. Throws `CommerceMlError` with the line for one that cannot be right. */
export function readDocument(
  nodeFields: NodeFields,
  node: XmlNode,
  kind: DocumentKind,
  more: MoreNames,
): OutsideDocument {
  const fields = new DocumentFields(nodeFields, node, more);
  const isCancelled = fields.flag('isCancelled');
  const isDeleted = nodeFields.isDeleted(node) || fields.flag('isDeleted');
  return {
    kind,
    line: node.line,
    id: fields.text('Ид'),
    number: fields.text('Номер'),
    siteNumber: fields.requisite('siteNumber'),
    number1c: fields.requisite('number'),
    on: fields.day('Дата'),
    on1c: fields.requisiteDay('datedOn'),
    base: fields.requisite('base'),
    status: fields.requisite('status'),
    isDeleted,
    isCancelled,
    isPosted: fields.fact('isPosted'),
    refusal: fields.requisite('refusal'),
    cancelReason: fields.requisite('cancelReason'),
    comment: nodeFields.text(node, 'Комментарий').slice(0, 2000),
    currency: fields.text('Валюта'),
    totalKopecks: fields.kopecks(node, 'Сумма'),
    buyer: readBuyer(nodeFields, node),
    // A document that no longer counts may have lines that no longer are right.
    lines: isDeleted || isCancelled ? [] : readLines(fields),
    plannedOn: fields.requisiteDay('plannedOn'),
    isPaid: fields.fact('isPaid'),
    payment: numberOf(fields, 'paymentNumber', 'paymentOn'),
    isShipped: fields.fact('isShipped'),
    shipment: numberOf(fields, 'shipmentNumber', 'shipmentOn'),
    upd: numberOf(fields, 'updNumber', 'updOn', kind === 'shipment' ? fields.day('Дата') : null),
    invoice: numberOf(fields, 'invoiceNumber', 'invoiceOn'),
    deliveryType: fields.requisite('deliveryType'),
    address: fields.requisite('address'),
    paySystem: fields.requisite('paySystem'),
    contract: fields.requisite('contract'),
  };
}

/**
 * A number without a day, or with an empty one, says that there is none yet; but for the УПД of a shipment, whose day is
 * `otherwise` that of the shipment.
 */
function numberOf(
  fields: DocumentFields,
  number: RequisiteName,
  day: RequisiteName,
  otherwise: Day | null = null,
): OutsideNumber | null {
  const text = fields.requisite(number);
  const on = fields.requisiteDay(day) ?? otherwise;
  return text === '' || on === null ? null : { number: text, on };
}
