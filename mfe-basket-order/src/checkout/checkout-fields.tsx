import { useEvent } from '@shop/shared/events';
import { useNavigate } from '@shop/shared/router';
import { Panel } from '@shop/shared/ui';
import { TextArea } from '@shop/shared/ui/text-area';
import { useEffect } from 'react';
import { SummaryColumns } from '../common/summary-columns.tsx';
import type { Checkout, CheckoutChoices } from './checkout.queries.ts';
import { dropCheckoutDraft, writeCheckoutDraft } from './checkout-draft.ts';
import { type CheckoutForm, toOrder, withOffers } from './checkout-form.ts';
import { CheckoutLines } from './checkout-lines.tsx';
import { CheckoutMessages } from './checkout-messages.tsx';
import { CheckoutTotals } from './checkout-totals.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { usePlaceOrder } from './place-order.mutation.ts';
import { PlaceOrder } from './place-order.tsx';
import { RecipientSection } from './recipient-section.tsx';
import { ShipmentSection } from './shipment-section.tsx';
import { useCheckoutChanges } from './use-checkout-changes.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

interface CheckoutFieldsProps {
  readonly draft: CheckoutForm;
  readonly checkout: Checkout;
  readonly isCounting: boolean;
  readonly failure: Error | null;
  readonly onRecount: () => void;
  readonly onChoose: (choices: CheckoutChoices) => void;
}

/** The form of the checkout. What is typed stays through every answer, every error and a reload. */
export function CheckoutFields(props: CheckoutFieldsProps) {
  const { draft, checkout, isCounting, failure, onRecount, onChoose } = props;
  const navigate = useNavigate();
  const form = useCheckoutForm(withOffers(draft, checkout));
  const { values } = form;
  const changed = useCheckoutChanges(checkout);
  const order = usePlaceOrder(({ id, number }) => {
    dropCheckoutDraft();
    navigate(`/orders/${id}/`, { replace: true, state: { placedNumber: number } });
  });

  useEvent('basket.changed', () => {
    // Placing the order empties the basket, which is no news here.
    if (!order.isPending && !order.isSuccess) onRecount();
  });

  const { deliveryType, shipment, paySystem } = values;
  useEffect(
    () => onChoose({ deliveryType, shipment, paySystem }),
    [onChoose, deliveryType, shipment, paySystem],
  );
  useEffect(() => writeCheckoutDraft(values), [values]);

  function handleValid(valid: CheckoutForm) {
    // Enter in a field submits past the button, which is busy while the sums on screen are not those of the choices.
    if (order.isPending || isCounting || failure) return;
    changed.dismiss();
    order.mutate(toOrder(valid, checkout), { onError: form.showRefusal });
  }

  return (
    <form noValidate onSubmit={(event) => form.submit(event, handleValid)}>
      <SummaryColumns
        label="Итоги заказа"
        aside={
          <CheckoutTotals checkout={checkout} isCounting={isCounting} failure={failure} onRetry={onRecount} />
        }
        action={
          <PlaceOrder
            checkout={checkout}
            form={form}
            isCounting={isCounting}
            hasFailed={failure !== null}
            isPlacing={order.isPending}
            error={order.error}
          />
        }
      >
        <CheckoutMessages checkout={checkout} changes={changed.changes} onDismiss={changed.dismiss} />
        <DeliverySection checkout={checkout} form={form} />
        <ShipmentSection checkout={checkout} form={form} />
        <PaymentSection checkout={checkout} form={form} />
        <RecipientSection checkout={checkout} form={form} />
        <Panel title="Комментарий к заказу">
          <TextArea
            label="Комментарий"
            labelHidden
            minRows={2}
            placeholder="Пропуск на территорию, контакт на складе, номер вашей заявки"
            maxLength={2000}
            {...form.field('comment')}
          />
        </Panel>
        <CheckoutLines lines={checkout.lines} />
      </SummaryColumns>
    </form>
  );
}
