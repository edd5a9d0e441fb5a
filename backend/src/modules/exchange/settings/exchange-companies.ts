import * as v from 'valibot';
import { defineSetting } from '../../../platform/shop-settings/define-setting.ts';
import { yesNo } from '../../../platform/shop-settings/setting-schemas.ts';

/** Says what companies of 1C change here besides terms, whose owner the setting `terms-owner` says. */
export const exchangeCompaniesSetting = defineSetting(
  'exchange-companies',
  v.object({
    addsUnknown: yesNo(
      'Добавлять покупателей, которых в\u00a0магазине нет',
      'С\u00a0ИНН, условиями и\u00a0договорами из\u00a01С. Войти в\u00a0магазин их люди смогут по\u00a0приглашению менеджера',
    ),
    ownsRequisites: yesNo(
      'Название, КПП, ОГРН и\u00a0адрес ведутся в\u00a01С',
      'Реквизиты компаний магазина меняются вслед за\u00a01С; в\u00a0выданных документах остаются прежние',
    ),
  }),
  {
    title: 'Компании из\u00a01С',
    description: 'Что магазин делает с\u00a0контрагентами, которых присылает 1С.',
    initial: { addsUnknown: true, ownsRequisites: false },
  },
);
export type ExchangeCompanies = v.InferOutput<typeof exchangeCompaniesSetting.schema>;
