import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { defineSetting } from '../../platform/shop-settings/define-setting.ts';
import { readSetting } from '../../platform/shop-settings/read-setting.ts';
import { optionalMoney, yesNo } from '../../platform/shop-settings/setting-schemas.ts';

export const basketSetting = defineSetting(
  'basket',
  v.object({
    canBuyUnavailable: yesNo(
      'Можно заказать то, чего нет в\u00a0наличии',
      'Такой товар едет, когда поступит',
    ),
    minimumOrderKopecks: optionalMoney('Минимальная сумма заказа', 'Товары с\u00a0НДС; пусто — без минимума'),
  }),
  {
    title: 'Корзина и\u00a0заказ',
    description: 'Что и\u00a0на какую сумму можно заказать.',
    initial: { canBuyUnavailable: true, minimumOrderKopecks: null },
  },
);
export type BasketSettings = v.InferOutput<typeof basketSetting.schema>;

export const readBasketSettings = (db: Db) => readSetting(db, basketSetting);
