import type { Order } from '@shop/shared/contracts/orders';
import { formatDay } from '@shop/shared/format/date';
import { Panel, Stack } from '@shop/shared/ui';
import { type Fact, Facts } from '@shop/shared/ui/facts';
import { Money } from '@shop/shared/ui/money';
import { Cost } from '../common/cost.tsx';
import { SummaryColumns } from '../common/summary-columns.tsx';
import { TotalRow } from '../common/total-row.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderLines } from './order-lines.tsx';
import { DELIVERY_NAMES, PAY_SYSTEM_NAMES, SHIPMENT_NAMES } from './order-names.ts';
import { OrderProgress } from './order-progress.tsx';

export function OrderContent({ order }: { order: Order }) {
  return (
    <>
      <OrderProgress order={order} />
      <SummaryColumns label="Условия заказа" aside={<OrderAside order={order} />} summaryFirst>
        <OrderLines order={order} />
        {order.comment && <Panel title="Комментарий">{order.comment}</Panel>}
      </SummaryColumns>
    </>
  );
}

function OrderAside({ order }: { order: Order }) {
  return (
    <>
      {order.totalKopecks !== null && (
        <Panel title="Сумма">
          <Stack gap={4}>
            <Facts layout="dots" facts={sumsOf(order)} />
            <TotalRow label="Итого" kopecks={order.totalKopecks} />
          </Stack>
        </Panel>
      )}
      <OrderDocuments documents={order.documents} />
      <Panel title="Доставка и оплата">
        <Facts layout="stack" facts={termsOf(order)} />
      </Panel>
    </>
  );
}

function sumsOf({ goodsKopecks, deliveryKopecks, vatKopecks }: Order): Fact[] {
  const facts: Fact[] = [];
  if (goodsKopecks !== null) facts.push({ term: 'Товары', value: <Money kopecks={goodsKopecks} /> });
  if (deliveryKopecks !== null)
    facts.push({ term: 'Доставка', value: <Cost kopecks={deliveryKopecks} weight="regular" /> });
  if (vatKopecks !== null) facts.push({ term: 'В том числе НДС', value: <Money kopecks={vatKopecks} /> });
  return facts;
}

function termsOf(order: Order): Fact[] {
  const {
    deliveryType,
    address,
    consignee,
    wishedOn,
    shipment,
    paySystem,
    dueOn,
    createdByName,
    actedByName,
  } = order;
  return [
    { term: 'Способ доставки', value: DELIVERY_NAMES[deliveryType] },
    { term: 'Адрес', value: address },
    { term: 'Грузополучатель', value: consignee },
    { term: 'Желаемая дата', value: wishedOn && formatDay(wishedOn) },
    { term: 'Отгрузка', value: SHIPMENT_NAMES[shipment] },
    { term: 'Оплата', value: PAY_SYSTEM_NAMES[paySystem] },
    { term: 'Оплатить до', value: dueOn && formatDay(dueOn) },
    {
      term: 'Оформил',
      value: actedByName ? `${createdByName}, за него — менеджер ${actedByName}` : createdByName,
    },
  ].filter(({ value }) => value);
}
