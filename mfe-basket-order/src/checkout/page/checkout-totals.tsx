import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import { unbrokenAddress } from '@shop/domain/format/unbroken-address';
import { messageOf } from '@shop/platform/http';
import { Button, Divider, Panel, Stack, VisuallyHidden } from '@shop/ui';
import { type Fact, Facts } from '@shop/ui/parts/facts';
import { Money } from '@shop/ui/parts/money';
import { Notice } from '@shop/ui/parts/notice';
import { Cost } from '../../common/cost.tsx';
import { Recalculated } from '../../common/recalculated.ts';
import { TotalRow } from '../../common/total-row.tsx';
import type { Checkout } from '../form/checkout.queries.ts';
import type { CheckoutForm } from '../form/checkout-form.ts';

interface CheckoutTotalsProps {
  readonly checkout: Checkout;
  readonly values: CheckoutForm;
  readonly isCounting: boolean;
  readonly failure: Error | null;
  readonly onRetry: () => void;
}

/** The totals for the current choices. The previous ones stay, dimmed, until new ones arrive. */
export function CheckoutTotals({ checkout, values, isCounting, failure, onRetry }: CheckoutTotalsProps) {
  const { goodsKopecks, deliveryKopecks, vatKopecks, totalKopecks } = checkout.totals;
  return (
    <Panel title="Ваш заказ">
      <Stack gap={4}>
        <Recalculated gap={4} aria-busy={isCounting || failure !== null}>
          <Facts
            layout="dots"
            facts={[
              {
                term: countOf(checkout.lines.length, 'позиция', 'позиции', 'позиций'),
                value: <Money kopecks={goodsKopecks} />,
              },
              { term: 'Доставка', value: <Cost kopecks={deliveryKopecks} weight="regular" /> },
              { term: 'В том числе НДС', value: <Money kopecks={vatKopecks} /> },
            ]}
          />
          <TotalRow label="К оплате" kopecks={totalKopecks} />
          <Divider />
          <Facts layout="stack" facts={termsOf(checkout, values)} />
        </Recalculated>
        <VisuallyHidden role="status">
          {isCounting ? 'Пересчитываем заказ' : `К оплате ${formatMoney(totalKopecks)}`}
        </VisuallyHidden>
        {failure && (
          <Notice
            tone="danger"
            title="Не удалось пересчитать заказ"
            action={
              <Button size="s" onClick={onRetry}>
                Повторить
              </Button>
            }
          >
            {messageOf(failure)}
          </Notice>
        )}
      </Stack>
    </Panel>
  );
}

/** A summary of the choices: destination, dates, payment. */
function termsOf(checkout: Checkout, values: CheckoutForm): Fact[] {
  const plan = checkout.shipments.find(({ code }) => code === values.shipment);
  const days = (plan?.shipments ?? []).map(({ on }) => (on ? formatDay(on) : 'дата уточняется'));
  const payment = checkout.paySystems.find(({ code }) => code === values.paySystem);
  return [
    { term: 'Куда', value: placeOf(checkout, values) },
    { term: 'Отгрузка', value: days.join(' и\u00a0') },
    {
      term: 'Оплата',
      value:
        payment && (payment.dueOn ? `${payment.name}, до\u00a0${formatDay(payment.dueOn)}` : payment.name),
    },
  ].filter((fact) => fact.value);
}

function placeOf({ addresses, stores, transportCompanies }: Checkout, values: CheckoutForm): string {
  if (values.deliveryType === 'delivery')
    return unbrokenAddress(addresses.find(({ id }) => String(id) === values.address)?.address ?? '');
  if (values.deliveryType === 'pickup')
    return stores.find(({ id }) => String(id) === values.pickupStore)?.address ?? '';
  const company = transportCompanies.find(({ code }) => code === values.transportCompany);
  const terminal = company?.terminals.find(({ id }) => String(id) === values.terminal);
  return [
    company?.name ?? values.companyName,
    terminal ? `${terminal.city}, ${terminal.address}` : values.terminalAddress,
  ]
    .filter(Boolean)
    .join(', ');
}
