import type { ExchangeStream } from '@shop/contracts/office/exchange';
import * as v from 'valibot';
import { defineSetting } from '../../../platform/shop-settings/define-setting.ts';
import { wholeNumber } from '../../../platform/shop-settings/setting-schemas.ts';

const minutes = { min: 0, max: 20_160, unit: 'мин.' };

/** The age from which a stream of the exchange is late; 0 is never. */
export const exchangeWatchSetting = defineSetting(
  'exchange-watch',
  v.object({
    catalogue: wholeNumber(
      'Товары',
      minutes,
      'Через сколько минут без новой выгрузки предупреждать; 0\u00a0— никогда',
    ),
    prices: wholeNumber('Цены', minutes, '0\u00a0— никогда'),
    stocks: wholeNumber('Остатки', minutes, '0\u00a0— никогда'),
    documents: wholeNumber(
      'Документы из\u00a01С',
      minutes,
      'Статусы, отгрузки и\u00a0оплаты заказов; 0\u00a0— никогда',
    ),
    orders: wholeNumber(
      'Заказы в\u00a01С',
      minutes,
      'Как долго заказ может ждать 1С; 0\u00a0— сколько угодно',
    ),
  } satisfies Record<ExchangeStream, unknown>),
  {
    title: 'Обмен с\u00a01С: предупреждения',
    description:
      'Когда обмен считается опоздавшим: это видно на\u00a0его странице и\u00a0в\u00a0метриках, а\u00a0сотрудникам обмена приходит письмо.',
    initial: { catalogue: 1500, prices: 1500, stocks: 120, documents: 120, orders: 60 },
  },
);
