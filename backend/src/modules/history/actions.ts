import type { Role } from '@shop/contracts/account/permissions';
import { formatDay } from '@shop/domain/format/date';
import {
  appealStatusOf,
  changedFields,
  company,
  count,
  type Details,
  numbered,
  person,
  place,
  rightsChange,
  rightsGiven,
  text,
} from './action-details.ts';

/** The reader's role and the code of the company concerned: a manager's links lead to other pages than a customer's. */
interface Reader {
  readonly role: Role;
  readonly companyCode: string | null;
}

/** How the history shows one kind of action. */
export interface Action {
  /** The displayed name, without a subject: «Изменены права». */
  readonly name: string;
  /** The specifics, in parts that are joined into a line. */
  readonly format?: (details: Details) => readonly string[];
  /** The page that the entry is about. */
  readonly link?: (details: Details, reader: Reader) => string | null;
}

const forCustomers =
  (path: string) =>
  (_: Details, { role }: Reader) =>
    role === 'CUSTOMER' ? path : null;
const toOrder = ({ orderId }: Details, { role }: Reader) =>
  role === 'CUSTOMER' && typeof orderId === 'number' ? `/orders/${orderId}/` : null;
const toAppeal = ({ appealId }: Details) => (typeof appealId === 'number' ? `/appeal/${appealId}/` : null);
const toCompany = (_: Details, { role, companyCode }: Reader) =>
  role === 'CUSTOMER'
    ? '/mycompanies/'
    : companyCode === null
      ? null
      : `/manager/mycompanies/${encodeURIComponent(companyCode)}/`;
const toAddresses = forCustomers('/deliveryaddress/');

const aboutUser = { link: toCompany, format: person };
const aboutCompany = { link: toCompany, format: company };
const aboutPoint = { link: toCompany, format: place };
const aboutPlace = { link: toAddresses, format: place };

/** Every action of the history by its name in the table. Add a new action here. */
export const historyActions = {
  'acting.began': { name: 'Начата работа за\u00a0сотрудника' },
  acted: { name: 'Другое действие' },

  'order.placed': { name: 'Оформлен заказ', format: numbered, link: toOrder },
  'order.cancelled': {
    name: 'Отменён заказ',
    format: (details) => [...numbered(details), ...text(details.reason, (reason) => `причина: ${reason}`)],
    link: toOrder,
  },
  'order.change-accepted': { name: 'Принято изменение заказа', format: numbered, link: toOrder },
  'order.change-declined': { name: 'Отклонено изменение заказа', format: numbered, link: toOrder },
  'order.reservation-extended': {
    name: 'Продлён резерв заказа',
    format: (details) => [
      ...numbered(details),
      ...text(details.until, (until) => `до\u00a0${formatDay(until)}`),
    ],
    link: toOrder,
  },
  'order.reservation-released': {
    name: 'Снят резерв заказа',
    format: (details) => [
      ...numbered(details),
      ...text(details.until, (until) => `действовал до\u00a0${formatDay(until)}`),
    ],
    link: toOrder,
  },
  'orders.reassigned': {
    name: 'Заказы переданы другому сотруднику',
    format: ({ count: orders, from, to }) => [
      ...count(orders, ['заказ', 'заказа', 'заказов']),
      ...text(from, (name) => `от\u00a0кого: ${name}`),
      ...text(to, (name) => `кому: ${name}`),
    ],
    link: toCompany,
  },
  'appeal.added': { name: 'Создано обращение', format: numbered, link: toAppeal },
  'appeal.message-added': {
    name: 'Написано в\u00a0обращении',
    format: (details) => [...numbered(details), ...appealStatusOf(details)],
    link: toAppeal,
  },
  'appeal.status-changed': {
    name: 'Изменён статус обращения',
    format: (details) => [...numbered(details), ...appealStatusOf(details)],
    link: toAppeal,
  },
  'appeal.rated': {
    name: 'Оценено обращение',
    format: (details) => [
      ...numbered(details),
      ...text(details.rating, (rating) => `оценка: ${rating} из\u00a05`),
    ],
    link: toAppeal,
  },

  'address.added': { name: 'Добавлен адрес доставки', ...aboutPlace },
  'address.changed': { name: 'Изменён адрес доставки', ...aboutPlace },
  'address.deleted': { name: 'Удалён адрес доставки', ...aboutPlace },
  'address.restored': { name: 'Возвращён адрес доставки', ...aboutPlace },
  'consignee.added': { name: 'Добавлен грузополучатель', ...aboutPlace, format: company },
  'consignee.changed': { name: 'Изменён грузополучатель', ...aboutPlace, format: company },
  'consignee.deleted': { name: 'Удалён грузополучатель', ...aboutPlace, format: company },
  'consignee.restored': { name: 'Возвращён грузополучатель', ...aboutPlace, format: company },

  'profile.changed': { name: 'Изменены личные данные', format: changedFields },

  'company.added': { name: 'Добавлена компания', ...aboutCompany },
  'company.switched-on': { name: 'Компания включена', ...aboutCompany },
  'company.switched-off': { name: 'Компания отключена', ...aboutCompany },
  'company.update-requested': {
    name: 'Запрошено изменение реквизитов',
    format: numbered,
    link: toAppeal,
  },

  'user.invited': {
    name: 'Отправлено приглашение по\u00a0смс',
    link: toCompany,
    format: ({ name, phone }) => [...text(name), ...text(phone)],
  },
  'user.invitation-cancelled': {
    name: 'Отозвано приглашение',
    link: toCompany,
    format: ({ phone }) => text(phone),
  },
  'user.added': {
    name: 'Добавлен сотрудник',
    link: toCompany,
    format: (details) => [...person(details), ...rightsGiven(details)],
  },
  'user.changed': {
    name: 'Изменены данные сотрудника',
    link: toCompany,
    format: (details) => [...person(details), ...changedFields(details)],
  },
  'user.rights-changed': {
    name: 'Изменены права',
    link: toCompany,
    format: (details) => [...person(details), ...rightsChange(details)],
  },
  'user.taken-out': { name: 'Сотрудник исключён из\u00a0компании', ...aboutUser },
  'user.taken-back': { name: 'Сотрудник возвращён в\u00a0компанию', ...aboutUser },
  'user.switched-on': { name: 'Учётная запись включена', ...aboutUser },
  'user.switched-off': { name: 'Учётная запись отключена', ...aboutUser },

  'sale-point.added': { name: 'Добавлена точка продаж', ...aboutPoint },
  'sale-point.changed': {
    name: 'Изменена точка продаж',
    link: toCompany,
    format: (details) => [...place(details), ...changedFields(details)],
  },
  'sale-point.opened': { name: 'Точка продаж открыта', ...aboutPoint },
  'sale-point.closed': { name: 'Точка продаж закрыта', ...aboutPoint },
  'sale-point.attached': { name: 'Точка продаж добавлена в\u00a0компанию', ...aboutPoint },
  'sale-point.removed': { name: 'Точка продаж убрана из\u00a0компании', ...aboutPoint },
} as const satisfies Record<string, Action>;

/** The name of an action as the table `history` stores it. */
export type HistoryAction = keyof typeof historyActions;
