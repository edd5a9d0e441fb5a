import type { Right } from '@shop/contracts/account/permissions';

/** The name of each right and what it allows a user to do (§6). */
export const rightLabels: Readonly<Record<Right, { readonly name: string; readonly gives: string }>> = {
  prices: { name: 'Цены', gives: 'видеть цены и скидки компании' },
  order: { name: 'Заказы', gives: 'оформлять заказы и отменять их' },
  finances: { name: 'Финансы', gives: 'видеть баланс, платежи и акты сверки' },
  documents: { name: 'Документы', gives: 'открывать счета и УПД' },
  company: {
    name: 'Компания',
    gives: 'менять данные, адреса и торговые точки, видеть сотрудников и историю',
  },
  appeals: { name: 'Обращения', gives: 'писать в поддержку и читать ответы' },
};
