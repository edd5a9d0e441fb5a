import { countOf } from '@shop/shared/format/number';
import { messageOf } from '@shop/shared/http';
import { Button, Panel, Stack, VisuallyHidden } from '@shop/shared/ui';
import { Facts } from '@shop/shared/ui/facts';
import { Money } from '@shop/shared/ui/money';
import { Notice } from '@shop/shared/ui/notice';
import { Cost } from '../common/cost.tsx';
import { Recounted } from '../common/recounted.ts';
import { TotalRow } from '../common/total-row.tsx';
import type { Checkout } from './checkout.queries.ts';

interface CheckoutTotalsProps {
  readonly checkout: Checkout;
  readonly isCounting: boolean;
  readonly failure: Error | null;
  readonly onRetry: () => void;
}

/** What the order comes to with the choices made; the sums before stay, dimmed, until the new ones are there. */
export function CheckoutTotals({ checkout, isCounting, failure, onRetry }: CheckoutTotalsProps) {
  const { goodsKopecks, deliveryKopecks, vatKopecks, totalKopecks } = checkout.totals;
  return (
    <Panel title="Ваш заказ">
      <Stack gap={4}>
        <Recounted gap={4} aria-busy={isCounting || failure !== null}>
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
        </Recounted>
        <VisuallyHidden role="status">{isCounting ? 'Пересчитываем заказ' : ''}</VisuallyHidden>
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
