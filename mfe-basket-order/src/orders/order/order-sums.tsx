import type { Order } from '@shop/contracts/basket-order/orders';
import { Panel, Stack } from '@shop/ui';
import { type Fact, Facts } from '@shop/ui/parts/facts';
import { Money } from '@shop/ui/parts/money';
import { Cost } from '../../common/cost.tsx';
import { TotalRow } from '../../common/total-row.tsx';

/** The total, paid and remaining sums; nothing for users without the right to prices. */
export function OrderSums({ order }: { readonly order: Order }) {
  if (order.totalKopecks === null) return null;
  const payment = paymentOf(order);
  return (
    <Panel title="Сумма">
      <Stack gap={4}>
        <Facts layout="dots" facts={partsOf(order)} />
        <TotalRow label="Итого" kopecks={order.totalKopecks} />
        {payment.length > 0 && <Facts layout="dots" facts={payment} />}
      </Stack>
    </Panel>
  );
}

function partsOf({ goodsKopecks, deliveryKopecks, vatKopecks }: Order): Fact[] {
  const facts: Fact[] = [];
  if (goodsKopecks !== null) facts.push({ term: 'Товары', value: <Money kopecks={goodsKopecks} /> });
  if (deliveryKopecks !== null)
    facts.push({ term: 'Доставка', value: <Cost kopecks={deliveryKopecks} weight="regular" /> });
  if (vatKopecks !== null) facts.push({ term: 'В том числе НДС', value: <Money kopecks={vatKopecks} /> });
  return facts;
}

function paymentOf({ totalKopecks, paidKopecks, status }: Order): Fact[] {
  if (totalKopecks === null || paidKopecks === null) return [];
  const left = totalKopecks - paidKopecks;
  const paid = {
    term: 'Оплачено',
    value: <Money kopecks={paidKopecks} tone={left <= 0 ? 'success' : 'default'} />,
  };
  // A cancelled order is owed nothing.
  if (status === 'cancelled') return paidKopecks > 0 ? [paid] : [];
  return left > 0 ? [paid, { term: 'К оплате', value: <Money kopecks={left} weight="bold" /> }] : [paid];
}
