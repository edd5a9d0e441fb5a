import type { DeliveryType } from '@shop/contracts/basket-order/orders';
import { formatMoney } from '@shop/domain/format/money';
import { formatNumber } from '@shop/domain/format/number';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { defineSetting } from '../../platform/shop-settings/define-setting.ts';
import { readSetting } from '../../platform/shop-settings/read-setting.ts';
import {
  choice,
  money,
  optionalMoney,
  optionalWholeNumber,
  rows,
  wholeNumber,
} from '../../platform/shop-settings/setting-schemas.ts';
import { type Band, findBand, findBandMistake } from './tariff-bands.ts';

const GRAMS_IN_KG = 1_000;
const MOST_BANDS = 30;
const kilograms = { min: 0, max: 100_000, unit: 'кг' };
const UP_TO = 'Не\u00a0включая; в\u00a0последней строке пусто';

export const tariffsSetting = defineSetting(
  'delivery',
  v.object({
    priceBy: choice('От\u00a0чего зависит цена', [
      { value: 'nothing', title: 'Одна цена для любой отгрузки' },
      { value: 'weight', title: 'От\u00a0веса отгрузки' },
      { value: 'sum', title: 'От\u00a0суммы товаров отгрузки' },
    ]),
    courierKopecks: money('Курьером', 'Цена одной отгрузки с\u00a0НДС, если цена одна'),
    transportKopecks: money(
      'До\u00a0терминала транспортной компании',
      'Цена одной отгрузки с\u00a0НДС, если цена одна',
    ),
    byWeight: rows(
      'Тарифы по\u00a0весу',
      {
        from: wholeNumber('Вес от', kilograms),
        to: optionalWholeNumber('Вес до', kilograms, UP_TO),
        courierKopecks: money('Курьером'),
        transportKopecks: money('До\u00a0терминала'),
      },
      MOST_BANDS,
      'Действуют, если цена зависит от\u00a0веса. Товар без веса в\u00a0каталоге считается невесомым',
    ),
    bySum: rows(
      'Тарифы по\u00a0сумме',
      {
        from: money('Сумма от'),
        to: optionalMoney('Сумма до', UP_TO),
        courierKopecks: money('Курьером'),
        transportKopecks: money('До\u00a0терминала'),
      },
      MOST_BANDS,
      'Действуют, если цена зависит от\u00a0суммы товаров',
    ),
    freeFromKopecks: money(
      'Бесплатно от\u00a0суммы',
      'Отгрузка с\u00a0товарами на\u00a0эту сумму и\u00a0больше едет бесплатно при любом тарифе',
    ),
  }),
  {
    title: 'Тарифы доставки',
    description: 'Сколько покупатель платит за\u00a0доставку при оформлении заказа.',
    initial: {
      priceBy: 'nothing' as const,
      courierKopecks: 1_200_00,
      transportKopecks: 600_00,
      byWeight: [],
      bySum: [],
      freeFromKopecks: 50_000_00,
    },
    check: ({ priceBy, byWeight, bySum }) =>
      mistakeIn('byWeight', byWeight, priceBy === 'weight', (kg) => `${formatNumber(kg)}\u00a0кг`) ??
      mistakeIn('bySum', bySum, priceBy === 'sum', formatMoney),
  },
);
export type Tariffs = v.InferOutput<typeof tariffsSetting.schema>;

export const readTariffs = (db: Db) => readSetting(db, tariffsSetting);

interface Freight {
  readonly goodsKopecks: number;
  readonly weightGrams: number;
}

/** Gives the cost of delivering one shipment, in kopecks with VAT. */
export function shipmentCost(freight: Freight, type: DeliveryType, tariffs: Tariffs): number {
  if (type === 'pickup' || freight.goodsKopecks >= tariffs.freeFromKopecks) return 0;
  const { courierKopecks, transportKopecks } = tariffOf(freight, tariffs);
  return type === 'delivery' ? courierKopecks : transportKopecks;
}

/** Gives the cost of delivering a whole order, in kopecks with VAT. */
export function deliveryCost(shipments: readonly Freight[], type: DeliveryType, tariffs: Tariffs): number {
  return shipments.reduce((sum, shipment) => sum + shipmentCost(shipment, type, tariffs), 0);
}

function tariffOf({ goodsKopecks, weightGrams }: Freight, tariffs: Tariffs) {
  const { priceBy, byWeight, bySum } = tariffs;
  if (priceBy === 'weight') return findBand(byWeight, weightGrams / GRAMS_IN_KG) ?? tariffs;
  if (priceBy === 'sum') return findBand(bySum, goodsKopecks) ?? tariffs;
  return tariffs;
}

function mistakeIn(
  field: string,
  bands: readonly Band[],
  isUsed: boolean,
  print: (bound: number) => string,
): { readonly field: string; readonly message: string } | null {
  if (isUsed && bands.length === 0) return { field, message: 'Добавьте хотя бы одну строку' };
  const message = findBandMistake(bands, print);
  return message === null ? null : { field, message };
}
