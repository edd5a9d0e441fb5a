import type { getCheckout } from '@shop/contracts/basket-order/checkout';
import { DELIVERY_NAMES, type DeliveryType, type ShipmentKind } from '@shop/contracts/basket-order/orders';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { formatMoney } from '@shop/domain/format/money';
import { deliveryCost, shipmentCost, type Tariffs } from '../../pricing/pricing.api.ts';
import type { findPlaces } from './checkout.repository.ts';
import type { Checkout } from './checkout.ts';
import type { CheckoutChoices, CheckoutLine } from './checkout-basis.ts';

const shipmentTexts: Readonly<Record<ShipmentKind, { name: string; note: string }>> = {
  'send-all': { name: 'Отправить всё сразу', note: 'Дождёмся всех товаров и отправим одной отгрузкой' },
  'send-fast': { name: 'Отправить быстрее', note: 'Что есть на складе — сейчас, остальное — по поступлении' },
};

const NO_STORES = 'Пока забрать заказ самому негде';

type Places = Awaited<ReturnType<typeof findPlaces>>;

/** The whole checkout in wire format (wire-facts). */
export function presentCheckout(
  checkout: Checkout,
  { counterparty, addresses, consignees, stores, transportCompanies }: Places,
  tariffs: Tariffs,
  choices: CheckoutChoices,
): WireAnswer<typeof getCheckout> {
  const chosen = checkout.plans[choices.shipment];
  return {
    counterparty,
    lines: checkout.lines.map(presentLine),
    deliveries: (['delivery', 'pickup', 'transport'] as const).map((code) => ({
      code,
      name: DELIVERY_NAMES[code],
      kopecks: deliveryCost(chosen, code, tariffs),
      note: code === 'pickup' && stores.length === 0 ? NO_STORES : deliveryNote(code, tariffs),
      isAvailable: code !== 'pickup' || stores.length > 0,
    })),
    addresses,
    consignees,
    stores: stores.map((store) => presentStore(store, checkout.lines)),
    transportCompanies,
    dates: { ...checkout.dates, closedOn: [...checkout.dates.closedOn] },
    shipments: (['send-all', 'send-fast'] as const).map((code) => ({
      code,
      ...shipmentTexts[code],
      shipments: checkout.plans[code].map((shipment) => ({
        on: shipment.on,
        lineCount: shipment.lines.length,
        deliveryKopecks: shipmentCost(shipment, choices.deliveryType, tariffs),
        lines: [...shipment.lines],
      })),
    })),
    paySystems: [...checkout.paySystems],
    totals: checkout.totals,
    version: checkout.version,
    errors: [...checkout.errors],
    warnings: [...checkout.warnings],
  };
}

function presentLine(line: CheckoutLine) {
  const { offerId, productCode, article, name, measure, quantity, priceKopecks, totalKopecks } = line;
  return {
    offerId,
    productCode,
    article,
    name,
    measure,
    quantity,
    availableQuantity: Math.max(line.freeQuantity, 0),
    priceKopecks,
    totalKopecks,
  };
}

function presentStore(
  { latitude, longitude, ...store }: Places['stores'][number],
  lines: readonly CheckoutLine[],
) {
  const liesHere = ({ stocks, quantity }: CheckoutLine) =>
    stocks.some(({ warehouseId, freeQuantity }) => warehouseId === store.id && freeQuantity >= quantity);
  const coordinates: [number, number] | null =
    latitude === null || longitude === null ? null : [latitude, longitude];
  return { ...store, coordinates, linesHere: lines.filter(liesHere).length };
}

function deliveryNote(code: DeliveryType, { freeFromKopecks }: Tariffs): string {
  if (code === 'pickup') return 'Заберёте сами в часы работы склада';
  const what = code === 'delivery' ? 'До вашего адреса' : 'До терминала транспортной компании';
  return `${what}, бесплатно при отгрузке от ${formatMoney(freeFromKopecks)}`;
}
