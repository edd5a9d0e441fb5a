/**
 * Requisites by which 1C says what CommerceML has no element for, with the names that its configurations and modules of
 * other makers write. A name counts with and without spaces, in any case. More names: the setting `exchange-requisites`.
 */
export const REQUISITES = {
  siteNumber: ['Номер заказа на сайте', 'Номер на сайте'],
  number: ['Номер по 1С', 'Номер 1С'],
  datedOn: ['Дата по 1С', 'Дата 1С'],
  status: ['Статус заказа', 'Состояние заказа', 'Статус'],
  refusal: ['Причина отказа'],
  cancelReason: ['Причина отмены', 'Причина отмены заказа'],
  isCancelled: ['Отменен', 'Заказ отменен'],
  isDeleted: ['ПометкаУдаления', 'Пометка на удаление'],
  isPosted: ['Проведен', 'Документ проведен'],
  plannedOn: ['Дата отгрузки', 'Плановая дата отгрузки'],
  isPaid: ['Оплачен', 'Заказ оплачен'],
  paymentNumber: ['Номер оплаты по 1С'],
  paymentOn: ['Дата оплаты по 1С'],
  isShipped: ['Отгружен', 'Заказ отгружен'],
  shipmentNumber: ['Номер отгрузки по 1С'],
  shipmentOn: ['Дата отгрузки по 1С'],
  updNumber: ['Номер УПД', 'Номер счета-фактуры'],
  updOn: ['Дата УПД', 'Дата счета-фактуры'],
  invoiceNumber: ['Номер счета на оплату', 'Номер счета'],
  invoiceOn: ['Дата счета на оплату', 'Дата счета'],
  base: ['Документ-основание', 'Основание', 'Заказ'],
  deliveryType: ['Способ доставки'],
  address: ['Адрес доставки'],
  paySystem: ['Метод оплаты', 'Форма оплаты'],
  contract: ['Договор', 'Номер договора'],
  itemKind: ['ТипНоменклатуры', 'ВидНоменклатуры'],
  priceType: ['Вид цен', 'Тип цен'],
  discount: ['Скидка', 'Процент скидки'],
  manager: ['Менеджер', 'Основной менеджер', 'Ответственный менеджер'],
  creditLimit: ['Кредитный лимит', 'Лимит задолженности', 'Допустимая сумма задолженности'],
  postponement: ['Отсрочка платежа', 'Срок оплаты, дней', 'Допустимое число дней задолженности'],
  agreement: ['Соглашение', 'Соглашение об условиях продаж'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RequisiteName = keyof typeof REQUISITES;

/** Names that the shop has added to those above. */
export type MoreNames = Partial<Readonly<Record<RequisiteName, readonly string[]>>>;

/** A name as it is compared: without spaces, case, ё and hyphens. */
export function bareName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s_,.-]+/g, '');
}
