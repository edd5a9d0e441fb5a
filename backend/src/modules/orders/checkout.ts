import { createHash } from 'node:crypto';
import type { DeliveryType, ShipmentKind } from '@shop/shared/contracts/orders';
import { formatDay } from '@shop/shared/format/date';
import { formatMoney } from '@shop/shared/format/money';
import { countOf } from '@shop/shared/format/number';
import type { Day } from '../../calendar/days.ts';
import { freeQuantity } from '../basket/basket.presenter.ts';
import type { BasketRecord } from '../basket/basket.repository.ts';
import type { BasketSettings } from '../basket/basket-settings.ts';
import { nameWithVariant } from '../basket/offer-name.ts';
import type { PriceTerms } from '../basket/offer-records.repository.ts';
import { priceOf } from '../basket/price.ts';
import { correctQuantity } from '../basket/quantity.ts';
import { LARGEST_SUM_KOPECKS } from '../documents/amount-in-words.ts';
import type { ContractCredit } from '../finances/contracts.repository.ts';
import { offerPaySystems, type PaySystemOffer } from './pay-systems.ts';
import { type Arrival, planShipments, type Shipment } from './shipments.ts';
import { deliveryCost, type Tariffs } from './tariffs.ts';
import { type Totals, totalsOf } from './totals.ts';

export interface CheckoutChoices {
  readonly shipment: ShipmentKind;
  readonly deliveryType: DeliveryType;
}

/** Everything a checkout is made from. */
export interface CheckoutBasis {
  readonly counterpartyId: number;
  readonly records: readonly BasketRecord[];
  readonly terms: PriceTerms;
  readonly tariffs: Tariffs;
  /** New orders go by it. */
  readonly contract: ContractCredit | undefined;
  readonly settings: BasketSettings;
  readonly today: Day;
}

interface CheckoutLine {
  readonly offerId: number;
  readonly article: string;
  /** With size and height. */
  readonly name: string;
  readonly measure: string;
  readonly quantity: number;
  readonly freeQuantity: number;
  readonly arrivals: readonly Arrival[];
  readonly priceKopecks: number;
  readonly totalKopecks: number;
  readonly vatPercent: number;
}

/** What ordering the basket would mean under the given choices; `order/add` places exactly this. */
export interface Checkout {
  readonly lines: readonly CheckoutLine[];
  readonly plans: Record<ShipmentKind, readonly Shipment[]>;
  readonly totals: Totals;
  readonly paySystems: readonly PaySystemOffer[];
  /** Changes with the counterparty, lines, prices, stock and tariffs, not with the choices. */
  readonly version: string;
  /** What has to be put right before an order can be placed. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

const TOO_LARGE = 'Сумма больше, чем бывает в одном счёте. Разделите заказ на несколько';
export const EMPTY_BASKET = 'Корзина пуста. Добавьте товары, чтобы оформить заказ';

/** Works the checkout out; asks nobody and changes nothing. */
export function buildCheckout(basis: CheckoutBasis, { shipment, deliveryType }: CheckoutChoices): Checkout {
  const { records, terms, tariffs, contract, today } = basis;
  const rowErrors = records.flatMap((record) => findError(record, basis) ?? []);
  const lines = records.flatMap((record) => buildLine(record, terms) ?? []);
  const plans = planShipments(lines, today);
  const chosen = plans[shipment];
  const totals = totalsOf(lines, deliveryCost(chosen, deliveryType, tariffs));
  return {
    lines,
    plans,
    totals,
    paySystems: offerPaySystems(contract, totals.totalKopecks, chosen.at(-1)?.on ?? null),
    version: versionOf(basis, lines),
    errors: [
      ...(records.length === 0 ? [EMPTY_BASKET] : rowErrors),
      ...(totals.totalKopecks > LARGEST_SUM_KOPECKS ? [TOO_LARGE] : []),
      ...findShortfall(lines, basis.settings),
    ],
    warnings: findWarnings(lines, chosen, shipment),
  };
}

function buildLine(record: BasketRecord, { discountPercent }: PriceTerms): CheckoutLine | undefined {
  const price = priceOf(record.breaks, record.quantity, discountPercent);
  if (price === null || !record.isSold) return undefined;
  return {
    offerId: record.offerId,
    article: record.article,
    name: nameWithVariant(record.name, record.variant),
    measure: record.measure,
    quantity: record.quantity,
    freeQuantity: freeQuantity(record),
    arrivals: record.stocks.flatMap(({ arrival }) => arrival ?? []),
    priceKopecks: price,
    totalKopecks: price * record.quantity,
    vatPercent: record.vatPercent,
  };
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

/** What is missing to the least sum of an order. */
function findShortfall(
  lines: readonly CheckoutLine[],
  { minimumOrderKopecks }: BasketSettings,
): readonly string[] {
  const goodsKopecks = lines.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0);
  if (minimumOrderKopecks === null || lines.length === 0 || goodsKopecks >= minimumOrderKopecks) return [];
  const least = formatMoney(minimumOrderKopecks);
  return [
    `Заказ возможен от ${least}: добавьте товаров ещё на ${formatMoney(minimumOrderKopecks - goodsKopecks)}`,
  ];
}

function findWarnings(
  lines: readonly CheckoutLine[],
  shipments: readonly Shipment[],
  kind: ShipmentKind,
): readonly string[] {
  const late = lines.filter(({ freeQuantity: free, quantity }) => free < quantity).length;
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

/**
 * Stock beyond the asked quantity is nobody's business, so another buyer's order changes it only when it matters. The
 * counterparty may have been switched in another tab, and both may have the same in their baskets.
 */
function versionOf({ counterpartyId, tariffs }: CheckoutBasis, lines: readonly CheckoutLine[]): string {
  const seen = lines.map((line) => [
    line.offerId,
    line.quantity,
    line.priceKopecks,
    Math.min(line.freeQuantity, line.quantity),
    line.freeQuantity < line.quantity ? line.arrivals : [],
  ]);
  return createHash('sha256')
    .update(JSON.stringify([counterpartyId, seen, tariffs]))
    .digest('base64url')
    .slice(0, 22);
}
