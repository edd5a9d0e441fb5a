import { useEvent } from '@shop/shared/events';
import { ApiRefusal } from '@shop/shared/http';
import { useNavigate } from '@shop/shared/router';
import { Panel, TextArea } from '@shop/shared/ui';
import { type SubmitEvent, useEffect, useId } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { SummaryColumns } from '../common/summary-columns.tsx';
import type { Checkout, CheckoutChoices } from './checkout.queries.ts';
import { dropCheckoutDraft, writeCheckoutDraft } from './checkout-draft.ts';
import { type CheckoutForm, parseForm, toOrder, withOffers } from './checkout-form.ts';
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
  const formId = useId();
  const navigate = useNavigate();
  const form = useForm<CheckoutForm>({ mode: 'onChange', defaultValues: withOffers(draft, checkout) });
  const values = parseForm(useWatch({ control: form.control }));
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
  const serialized = JSON.stringify(values);
  useEffect(() => writeCheckoutDraft(parseForm(JSON.parse(serialized))), [serialized]);

  function handleValid(valid: CheckoutForm) {
    // Enter in a field submits past the button, which is busy while the sums on screen are not those of the choices.
    if (order.isPending || isCounting || failure) return;
    changed.dismiss();
    order.mutate(toOrder(valid, checkout), { onError: (error) => showAtField(error, form.setError) });
  }

  return (
    <FormProvider {...form}>
      <form
        id={formId}
        noValidate
        onSubmit={(event: SubmitEvent) => void form.handleSubmit(handleValid)(event)}
      >
        <SummaryColumns
          label="Итоги заказа"
          aside={
            <CheckoutTotals
              checkout={checkout}
              isCounting={isCounting}
              failure={failure}
              onRetry={onRecount}
            />
          }
          action={
            <PlaceOrder
              checkout={checkout}
              values={values}
              isCounting={isCounting}
              hasFailed={failure !== null}
              isPlacing={order.isPending}
              error={order.error}
            />
          }
        >
          <CheckoutMessages checkout={checkout} changes={changed.changes} onDismiss={changed.dismiss} />
          <DeliverySection checkout={checkout} values={values} />
          <ShipmentSection checkout={checkout} values={values} />
          <PaymentSection checkout={checkout} values={values} />
          <RecipientSection checkout={checkout} values={values} />
          <Panel title="Комментарий к заказу">
            <TextArea
              label="Комментарий"
              labelHidden
              minRows={2}
              placeholder="Пропуск на территорию, контакт на складе, номер вашей заявки"
              maxLength={2000}
              {...form.register('comment')}
            />
          </Panel>
          <CheckoutLines lines={checkout.lines} />
        </SummaryColumns>
      </form>
    </FormProvider>
  );
}

const fieldsByWireName: Readonly<Record<string, keyof CheckoutForm>> = {
  address: 'address',
  transportCompany: 'transportCompany',
  pickupStore: 'pickupStore',
  date: 'date',
  consignee: 'consignee',
  comment: 'comment',
  paySystem: 'paySystem',
};

/** A refusal that names a field stands at the field, too. */
function showAtField(error: Error, setError: ReturnType<typeof useForm<CheckoutForm>>['setError']): void {
  const first = error instanceof ApiRefusal ? error.errors[0] : undefined;
  const field = first?.field ? fieldsByWireName[first.field] : undefined;
  if (field && first) setError(field, { message: first.message }, { shouldFocus: true });
}
