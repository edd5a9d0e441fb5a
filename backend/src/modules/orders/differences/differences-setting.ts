import * as v from 'valibot';
import { defineSetting } from '../../../platform/shop-settings/define-setting.ts';
import { wholeNumber } from '../../../platform/shop-settings/setting-schemas.ts';

export const differencesSetting = defineSetting(
  'order-differences',
  v.object({
    sharePercent: wholeNumber(
      'Применять без согласия, если изменилось не\u00a0больше',
      { min: 0, max: 100, unit: '%' },
      'Доля суммы заказа. Снижение цены и\u00a0другая дата отгрузки согласия не\u00a0требуют',
    ),
  }),
  {
    title: 'Изменения заказов из\u00a01С',
    description: 'Какие изменения заказа из\u00a01С действуют сразу, а\u00a0какие ждут согласия покупателя.',
    initial: { sharePercent: 5 },
  },
);
