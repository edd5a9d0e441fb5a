import type { StaffRight } from '../account/permissions.ts';

/** Rights of staff in the office as pages and the journal name them. */
export const STAFF_RIGHT_NAMES: Readonly<Record<StaffRight, string>> = {
  'office.people': 'Сотрудники',
  'office.terms': 'Клиенты и\u00a0условия',
  'office.catalogue': 'Каталог',
  'office.settings': 'Настройки',
  'office.exchange': 'Обмен с\u00a01С',
};
