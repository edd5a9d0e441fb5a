import * as v from 'valibot';
import { defineSetting } from '../../../platform/shop-settings/define-setting.ts';
import { line, optionalLine } from '../../../platform/shop-settings/setting-schemas.ts';

/** How orders are named for 1C. */
export const exchangeOrdersSetting = defineSetting(
  'exchange-orders',
  v.object({
    numberPrefix: optionalLine(
      'Префикс номера заказа',
      20,
      'Если в\u00a01С приходят заказы нескольких сайтов: «САЙТ-» перед номером магазина',
    ),
    deliveryName: line(
      'Номенклатура для доставки',
      150,
      'Услуга в\u00a01С, строкой которой приходит платная доставка',
    ),
    organisation: optionalLine(
      'Организация в\u00a01С',
      300,
      'Точно как в\u00a0справочнике организаций; пусто\u00a0— название продавца',
    ),
  }),
  {
    title: 'Заказы для 1С',
    description: 'Под какими именами заказы уходят в\u00a01С.',
    initial: { numberPrefix: '', deliveryName: 'Доставка заказа', organisation: '' },
  },
);
