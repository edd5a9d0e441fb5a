import type { ShipmentKind } from '@shop/contracts/basket-order/orders';
import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import { correctQuantity } from '@shop/domain/quantity/quantity';
import { LARGEST_SUM_KOPECKS } from '../../../platform/pdf/amount-in-words.ts';
import { type BasketRecord, type BasketSettings, freeQuantity } from '../../basket/basket.api.ts';
import type { Totals } from '../../pricing/pricing.api.ts';
import type { Shipment } from '../shipping/shipments.ts';
import type { CheckoutBasis, CheckoutLine } from './checkout-basis.ts';

const TOO_LARGE = 'Сумма больше, чем бывает в одном счёте. Разделите заказ на несколько';
export const EMPTY_BASKET = 'Корзина пуста. Добавьте товары, чтобы оформить заказ';

/** Returns the errors that prevent the order. */
export function findErrors(
  basis: CheckoutBasis,
  lines: readonly CheckoutLine[],
  totals: Totals,
): readonly string[] {
  const { records, settings } = basis;
  if (records.length === 0) return [EMPTY_BASKET];
  return [
    ...records.flatMap((record) => findError(record, basis) ?? []),
    ...(totals.totalKopecks > LARGEST_SUM_KOPECKS ? [TOO_LARGE] : []),
    ...(lines.length === 0 ? [] : findShortfall(totals, settings)),
  ];
}

/** Returns warnings about goods that are not in stock yet. */
export function findWarnings(
  lines: readonly CheckoutLine[],
  shipments: readonly Shipment[],
  kind: ShipmentKind,
): readonly string[] {
  const late = lines.filter((line) => line.freeQuantity < line.quantity).length;
  if (late === 0) return [];
  const on = shipments.at(-1)?.on ?? null;
  const subject = `${countOf(late, 'товара', 'товаров', 'товаров')} пока не хватает на складе`;
  if (on === null) return [`${subject}, дата поступления неизвестна: менеджер сообщит её после оформления`];
  return [
    kind === 'send-all'
      ? `${subject}: весь заказ отправим ${formatDay(on)}`
      : `${subject}: недостающее отправим ${formatDay(on)}`,
  ];
}

function findError(record: BasketRecord, { settings }: CheckoutBasis): string | undefined {
  const named = `«${record.name}» (${record.article})`;
  if (!record.isSold) return `${named} снят с продажи. Удалите его из корзины`;
  if (record.breaks.length === 0)
    return `Для ${named} не назначена цена. Удалите его из корзины или спросите менеджера`;
  const allowed = correctQuantity(record.quantity, record);
  if (allowed !== record.quantity)
    return `Условия продажи ${named} изменились: ближайшее допустимое количество — ${allowed}`;
  if (!settings.canBuyUnavailable && freeQuantity(record) < record.quantity) {
    return `${named}: в наличии только ${Math.max(freeQuantity(record), 0)}. Уменьшите количество`;
  }
  return undefined;
}

/** Returns an error when the total is below the minimum order sum, with the missing amount. */
function findShortfall({ goodsKopecks }: Totals, { minimumOrderKopecks }: BasketSettings): readonly string[] {
  if (minimumOrderKopecks === null || goodsKopecks >= minimumOrderKopecks) return [];
  const least = formatMoney(minimumOrderKopecks);
  return [
    `Заказ возможен от ${least}: добавьте товаров ещё на ${formatMoney(minimumOrderKopecks - goodsKopecks)}`,
  ];
}
