import type { WireAnswer } from '@shop/shared/contracts/call';
import type { getCheckout } from '@shop/shared/contracts/checkout';
import type { DeliveryType, ShipmentKind } from '@shop/shared/contracts/orders';
import { formatMoney } from '@shop/shared/format/money';
import type { findPlaces } from './checkout.repository.ts';
import type { Checkout, CheckoutChoices } from './checkout.ts';
import { deliveryCost, shipmentCost, type Tariffs } from './tariffs.ts';

const shipmentTexts: Readonly<Record<ShipmentKind, { name: string; note: string }>> = {
  'send-all': { name: 'Отправить всё сразу', note: 'Дождёмся всех товаров и отправим одной отгрузкой' },
  'send-fast': { name: 'Отправить быстрее', note: 'Что есть на складе — сейчас, остальное — по поступлении' },
};

const deliveryNames: Readonly<Record<DeliveryType, string>> = {
  delivery: 'Доставка курьером',
  pickup: 'Самовывоз со склада',
  transport: 'Самовывоз из транспортной компании',
};

/** The whole checkout on the wire (wire-facts). */
export function presentCheckout(
  checkout: Checkout,
  { counterparty, addresses, consignees, stores }: Awaited<ReturnType<typeof findPlaces>>,
  tariffs: Tariffs,
  choices: CheckoutChoices,
): WireAnswer<typeof getCheckout> {
  const chosen = checkout.plans[choices.shipment];
  return {
    counterparty,
    lines: checkout.lines.map(({ freeQuantity, arrivals: _, vatPercent: __, ...line }) => ({
      ...line,
      availableQuantity: Math.max(freeQuantity, 0),
    })),
    deliveries: (['delivery', 'pickup', 'transport'] as const).map((code) => ({
      code,
      name: deliveryNames[code],
      kopecks: deliveryCost(chosen, code, tariffs),
      note: deliveryNote(code, tariffs),
      isAvailable: code !== 'pickup' || stores.length > 0,
    })),
    addresses,
    consignees,
    stores: stores.map(({ latitude, longitude, ...store }) => ({
      ...store,
      coordinates: latitude === null || longitude === null ? null : [latitude, longitude],
    })),
    shipments: (['send-all', 'send-fast'] as const).map((code) => ({
      code,
      ...shipmentTexts[code],
      shipments: checkout.plans[code].map((shipment) => ({
        on: shipment.on,
        lineCount: shipment.lineCount,
        deliveryKopecks: shipmentCost(shipment, choices.deliveryType, tariffs),
      })),
    })),
    paySystems: [...checkout.paySystems],
    totals: checkout.totals,
    version: checkout.version,
    errors: [...checkout.errors],
    warnings: [...checkout.warnings],
  };
}

function deliveryNote(code: DeliveryType, { freeFromKopecks }: Tariffs): string {
  if (code === 'pickup') return 'Заберёте сами в часы работы склада';
  const what = code === 'delivery' ? 'До вашего адреса' : 'До терминала транспортной компании';
  return `${what}, бесплатно при отгрузке от ${formatMoney(freeFromKopecks)}`;
}
