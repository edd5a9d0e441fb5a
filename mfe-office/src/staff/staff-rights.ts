import type { StaffRight } from '@shop/contracts/account/permissions';

/** The name of each right in the office, and what it allows (§6). */
export const staffRightLabels: Readonly<
  Record<StaffRight, { readonly name: string; readonly gives: string }>
> = {
  'office.people': {
    name: 'Сотрудники',
    gives: 'Приглашать, давать права, отключать: администратор магазина',
  },
  'office.terms': { name: 'Условия клиентов', gives: 'Цены, скидки, договоры, отсрочка, лимит' },
  'office.catalogue': { name: 'Каталог', gives: 'Справочники, бренды, связи товаров' },
  'office.settings': { name: 'Настройки', gives: 'Продавец, доставка, календарь, проверочные сообщения' },
  'office.exchange': { name: 'Обмен с\u00a01С', gives: 'Загрузка и\u00a0выгрузка' },
};
