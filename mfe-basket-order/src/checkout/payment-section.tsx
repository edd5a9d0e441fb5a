import type { PaySystem } from '@shop/shared/contracts/orders';
import { Panel, Stack } from '@shop/shared/ui';
import { Facts } from '@shop/shared/ui/facts';
import { Money } from '@shop/shared/ui/money';
import { RadioGroup } from '@shop/shared/ui/radio-group';
import type { Checkout } from './checkout.queries.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

interface SectionProps {
  readonly checkout: Checkout;
  readonly form: CheckoutFormState;
}

/** Invoice, credit or postponement (decisions), each with its terms; credit also with what this order makes of it. */
export function PaymentSection({ checkout, form }: SectionProps) {
  const chosen = checkout.paySystems.find(({ code }) => code === form.values.paySystem);
  return (
    <Panel title="Оплата">
      <Stack gap={4}>
        <RadioGroup<PaySystem>
          label="Способ оплаты"
          labelHidden
          name="paySystem"
          variant="cards"
          value={form.values.paySystem}
          onChange={(next) => form.set('paySystem', next)}
          error={form.problemOf('paySystem')}
          options={checkout.paySystems.map(({ code, name, note, isAvailable }) => ({
            value: code,
            label: name,
            hint: note,
            disabled: !isAvailable,
          }))}
        />
        {chosen?.credit && (
          <Facts
            layout="dots"
            facts={[
              { term: 'Кредитный лимит', value: <Money kopecks={chosen.credit.limitKopecks} /> },
              { term: 'Использовано', value: <Money kopecks={chosen.credit.usedKopecks} /> },
              { term: 'Свободно', value: <Money kopecks={chosen.credit.freeKopecks} /> },
              {
                term: 'После этого заказа останется',
                value: (
                  <Money
                    kopecks={chosen.credit.afterKopecks}
                    weight="bold"
                    tone={chosen.credit.afterKopecks < 0 ? 'danger' : 'default'}
                  />
                ),
              },
            ]}
          />
        )}
      </Stack>
    </Panel>
  );
}
