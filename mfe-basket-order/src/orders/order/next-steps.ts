import type { Order } from '@shop/contracts/basket-order/orders';
import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import { unbrokenAddress } from '@shop/domain/format/unbroken-address';

interface NextStep {
  readonly what: string;
  readonly how: string;
}

/** The next steps of an order that was just placed, with its own sums, dates and places. */
export function nextSteps(order: Order): readonly NextStep[] {
  return [
    paymentOf(order),
    ...order.shipments.map((shipment) => shipmentOf(shipment, order.shipments.length)),
    deliveryOf(order),
    {
      what: 'Документы',
      how:
        order.updFrom === '1c'
          ? 'УПД придёт из\u00a01С после отгрузки.'
          : 'УПД появится на\u00a0этой странице после отгрузки.',
    },
  ];
}

function paymentOf({ paySystem, dueOn, totalKopecks }: Order): NextStep {
  const sum = totalKopecks === null ? '' : ` ${formatMoney(totalKopecks)}`;
  const until = dueOn ? ` до\u00a0${formatDay(dueOn)}` : '';
  if (paySystem === 'invoice')
    return { what: 'Оплатите счёт', how: `${sum ? `Сумма${sum}` : 'По реквизитам счёта'}${until}.` };
  if (paySystem === 'credit')
    return {
      what: 'Платить сейчас не\u00a0нужно',
      how: `Заказ учтён в\u00a0кредитном лимите${until && `, оплата${until}`}.`,
    };
  return {
    what: 'Платить сейчас не\u00a0нужно',
    how: `Отсрочка: оплата${sum}${until || ' по\u00a0договору'}.`,
  };
}

function shipmentOf({ position, plannedOn, lines }: Order['shipments'][number], count: number): NextStep {
  const what = count === 1 ? 'Соберём и\u00a0отгрузим' : `Отгрузка ${position} из\u00a0${count}`;
  const how = countOf(lines.length, 'позиция', 'позиции', 'позиций');
  return plannedOn
    ? { what, how: `${formatDay(plannedOn)}, ${how}.` }
    : { what, how: `${how}. Дату сообщим, как только товар поступит на\u00a0склад.` };
}

function deliveryOf({ deliveryType, address, pickupStore, transportCompany, wishedOn }: Order): NextStep {
  const wished = wishedOn ? ` Желаемая дата — ${formatDay(wishedOn)}.` : '';
  if (deliveryType === 'delivery')
    return { what: 'Привезём', how: `${withStop(unbrokenAddress(address))}${wished}` };
  if (deliveryType === 'transport')
    return {
      what: 'Передадим перевозчику',
      how: `${withStop([transportCompany, address].filter(Boolean).join(', '))}${wished}`,
    };
  const store = pickupStore
    ? [pickupStore.name, pickupStore.address, pickupStore.workingHours].filter(Boolean).join(', ')
    : address;
  return { what: 'Заберите на\u00a0складе', how: `${withStop(store)}${wished}` };
}

function withStop(text: string): string {
  return text === '' || text.endsWith('.') ? text : `${text}.`;
}
