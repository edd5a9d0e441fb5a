import type { PaySystem } from '@shop/contracts/basket-order/orders';
import * as v from 'valibot';
import { defineSetting } from '../../../platform/shop-settings/define-setting.ts';
import { time, wholeNumber } from '../../../platform/shop-settings/setting-schemas.ts';

const workingDays = { min: 0, max: 90, unit: 'раб.\u00a0дн.' };

/** For how many working days goods are reserved, by way of payment; 0 is without a limit (decision 084). */
export const reservationSetting = defineSetting(
  'reservations',
  v.object({
    invoice: wholeNumber(
      'Оплата по\u00a0счёту',
      workingDays,
      'Сколько рабочих дней товар ждёт оплаты; 0\u00a0— без срока',
    ),
    credit: wholeNumber('Оплата в\u00a0счёт кредитного лимита', workingDays, '0\u00a0— без срока'),
    postponement: wholeNumber('Оплата с\u00a0отсрочкой', workingDays, '0\u00a0— без срока'),
    extension: wholeNumber(
      'Продление покупателем',
      workingDays,
      'На\u00a0сколько рабочих дней покупатель может продлить резерв, один раз; 0\u00a0— нельзя',
    ),
    releaseAt: time(
      'Снимать резерв в',
      'Московское время, на\u00a0следующий рабочий день после срока: утренняя выписка банка должна успеть загрузиться',
    ),
  } satisfies Record<PaySystem | 'extension' | 'releaseAt', unknown>),
  {
    title: 'Резерв товаров в\u00a0заказе',
    description:
      'Сколько товары ждут оплаты, прежде чем вернутся в\u00a0продажу. Оформленных заказов изменение не\u00a0касается.',
    initial: { invoice: 3, credit: 0, postponement: 0, extension: 3, releaseAt: '12:00' },
  },
);
