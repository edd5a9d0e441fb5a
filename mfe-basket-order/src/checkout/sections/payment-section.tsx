import type { PaySystem } from '@shop/contracts/basket-order/orders';
import { Panel, Text } from '@shop/ui';
import type { Checkout } from '../form/checkout.queries.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { CreditBar } from './credit-bar.tsx';
import type { SectionProps } from './section-props.ts';

type Offer = Checkout['paySystems'][number];

/** Invoice, credit or postponement (decisions: Payment), each with its terms; credit also with what this order makes of it. */
export function PaymentSection({ checkout, form }: SectionProps) {
  return (
    <Panel title="Оплата">
      <ChoiceCards<PaySystem>
        label="Способ оплаты"
        name="paySystem"
        minWidth={10_000}
        value={form.values.paySystem}
        onChange={(chosen) => form.choose({ paySystem: chosen })}
        error={form.problemOf('paySystem')}
        choices={checkout.paySystems.map((offer) => ({
          value: offer.code,
          label: offer.name,
          // Drawn below, it is not said twice.
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

/** What it means, or why it cannot be chosen and what can be done about it. */
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
