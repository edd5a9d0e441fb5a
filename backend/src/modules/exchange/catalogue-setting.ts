import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { defineSetting } from '../../platform/shop-settings/define-setting.ts';
import { readSetting } from '../../platform/shop-settings/read-setting.ts';
import { line, money, rows, yesNo } from '../../platform/shop-settings/setting-schemas.ts';

const MOST_ROWS = 50;
/** The usual names of size, height and colour; the longer «Размер обуви» is one of them too. */
const USUAL_VARIANTS = ['Размер', 'Рост', 'Ростовка', 'Цвет', 'Расцветка', 'Оттенок', 'Size', 'Color'];

export const exchangeCatalogueSetting = defineSetting(
  'exchange-catalogue',
  v.object({
    variants: rows(
      'Характеристики, из\u00a0которых складываются варианты',
      { name: line('Начало названия в\u00a01С', 60) },
      MOST_ROWS,
      'Остальные характеристики показываются свойствами товара',
    ),
    stocksExcludeReserves: yesNo(
      'Остатки приходят уже без резервов',
      'Как настроена выгрузка в\u00a01С: да, если резервы по\u00a0заказам из\u00a0остатков вычтены',
    ),
    currencies: rows(
      'Цены в\u00a0валюте',
      {
        currency: line('Валюта, как её пишет 1С', 10),
        rubles: money('Рублей за\u00a0единицу'),
      },
      MOST_ROWS,
      'Такие цены пересчитываются в\u00a0рубли; цены в\u00a0других валютах откладываются',
    ),
    ignoredPriceTypes: rows(
      'Виды цен, которые не\u00a0загружаются',
      { name: line('Название или Ид в\u00a01С', 100) },
      MOST_ROWS,
      'Закупочные, плановые и\u00a0другие, которых покупатели не\u00a0видят',
    ),
  }),
  {
    title: 'Каталог из\u00a01С',
    description: 'Как магазин понимает товары, цены и\u00a0остатки, которые приходят из\u00a01С.',
    initial: {
      variants: USUAL_VARIANTS.map((name) => ({ name })),
      stocksExcludeReserves: false,
      currencies: [],
      ignoredPriceTypes: [],
    },
    check: ({ currencies }) => {
      const worthless = currencies.findIndex(({ rubles }) => rubles === 0);
      if (worthless === -1) return null;
      return { field: `currencies.${worthless}.rubles`, message: 'Курс должен быть больше нуля' };
    },
  },
);
export type ExchangeCatalogue = v.InferOutput<typeof exchangeCatalogueSetting.schema>;

export const readExchangeCatalogue = (db: Db): Promise<ExchangeCatalogue> =>
  readSetting(db, exchangeCatalogueSetting);
