import type { PaySystem } from '@shop/contracts/basket-order/orders';
import { Panel, Text } from '@shop/ui';
import { RadioGroup } from '@shop/ui/parts/radio-group';
import type { Checkout } from '../form/checkout.queries.ts';
import { CreditBar } from './credit-bar.tsx';
import type { SectionProps } from './section-props.ts';

type Offer = Checkout['paySystems'][number];

/**
 * Invoice, credit or postponement with their terms (decisions: Payment); credit also shows the effect of this
 * order.
 */
export function PaymentSection({ checkout, form }: SectionProps) {
  return (
    <Panel title="Оплата">
      <RadioGroup<PaySystem>
        label="Способ оплаты"
        labelHidden
        variant="cards"
        name="paySystem"
        minWidth={10_000}
        value={form.values.paySystem}
        onChange={(chosen) => form.choose({ paySystem: chosen })}
        error={form.problemOf('paySystem')}
        options={checkout.paySystems.map((offer) => ({
          value: offer.code,
          label: offer.name,
          // The bar below says the same.
          hint: offer.credit && offer.isAvailable ? undefined : <Terms offer={offer} />,
          isUnavailable: !offer.isAvailable,
          body: offer.credit && (
            <CreditBar credit={offer.credit} orderKopecks={checkout.totals.totalKopecks} />
          ),
        }))}
      />
    </Panel>
  );
}

/** The terms, or why the payment type cannot be chosen and what helps. */
function Terms({ offer: { note, advice, isAvailable } }: { offer: Offer }) {
  if (isAvailable) return note;
  return (
    <>
      <Text size="s" tone="danger">
        {note}
      </Text>
      {advice && (
        <Text as="span" size="s" tone="default" style={{ display: 'block' }}>
          {advice}
        </Text>
      )}
    </>
  );
}
