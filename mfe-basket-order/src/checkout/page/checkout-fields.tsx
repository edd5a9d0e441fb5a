import { Panel } from '@shop/ui';
import { TextArea } from '@shop/ui/parts/text-area';
import { duration } from '@shop/ui/theme';
import { useEffect } from 'react';
import styled from 'styled-components';
import { besideSummary, SummaryColumns } from '../../common/summary-columns.tsx';
import { useCheckoutChanges } from '../changes/use-checkout-changes.ts';
import { useSeenChanges } from '../changes/use-seen-changes.ts';
import type { Checkout, CheckoutChoices } from '../form/checkout.queries.ts';
import { readCheckoutDraft, writeCheckoutDraft } from '../form/checkout-draft.ts';
import { type CheckoutForm, toOrder, withOffers } from '../form/checkout-form.ts';
import { useAddressBook } from '../form/use-address-book.tsx';
import { useCheckoutForm } from '../form/use-checkout-form.ts';
import type { PlaceOrder as PlaceOrderMutation } from '../placing/place-order.mutation.ts';
import { PlaceOrder } from '../placing/place-order.tsx';
import { DeliverySection } from '../sections/delivery-section.tsx';
import { PaymentSection } from '../sections/payment-section.tsx';
import { RecipientSection } from '../sections/recipient-section.tsx';
import { ShipmentSection } from '../sections/shipment-section.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import { CheckoutMessages } from './checkout-messages.tsx';
import { CheckoutTotals } from './checkout-totals.tsx';

interface CheckoutFieldsProps {
  readonly checkout: Checkout;
  readonly choices: CheckoutChoices;
  readonly isCounting: boolean;
  readonly failure: Error | null;
  readonly order: PlaceOrderMutation;
  readonly onChoose: (change: Partial<CheckoutChoices>) => void;
  readonly onRecount: () => void;
}

/** The form of the checkout. Typed values survive every answer, error and reload. */
export function CheckoutFields(props: CheckoutFieldsProps) {
  const { checkout, choices, isCounting, failure, order, onChoose, onRecount } = props;
  const form = useCheckoutForm({
    initial: () => withOffers(readCheckoutDraft(), checkout),
    choices,
    choose: onChoose,
    checkout,
    isCounting,
  });
  const { values } = form;
  const book = useAddressBook(form, checkout);
  const changes = useCheckoutChanges(checkout, choices, isCounting);
  const { panel, isSeen } = useSeenChanges(changes);
  const content = JSON.stringify(values);
  useEffect(() => writeCheckoutDraft(JSON.parse(content)), [content]);

  function showChanges() {
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
  }

  function handleValid(valid: CheckoutForm) {
    // Enter in a field submits even while the button is pending, when the sums on screen do not match the
    // choices.
    if (order.isPending || isCounting || failure) return;
    if (!isSeen) return showChanges();
    order.mutate(toOrder(valid, checkout), { onError: form.showRefusal });
  }

  return (
    <>
      <Form
        ref={form.element}
        noValidate
        data-counting={isCounting || undefined}
        onSubmit={(event) => form.submit(event, handleValid)}
      >
        <SummaryColumns
          label="Итоги заказа"
          aside={
            <CheckoutTotals
              checkout={checkout}
              values={values}
              isCounting={isCounting}
              failure={failure}
              onRetry={onRecount}
            />
          }
          action={
            <PlaceOrder
              checkout={checkout}
              form={form}
              isCounting={isCounting}
              hasFailed={failure !== null}
              isPlacing={order.isPending}
              error={order.error}
              changes={!changes ? 'none' : isSeen ? 'seen' : 'unseen'}
              onShowChanges={showChanges}
            />
          }
        >
          <CheckoutMessages checkout={checkout} changes={changes} changesPanel={panel} />
          <DeliverySection checkout={checkout} form={form} book={book} />
          <RecipientSection checkout={checkout} form={form} book={book} />
          <ShipmentSection checkout={checkout} form={form} />
          <PaymentSection checkout={checkout} form={form} />
          <Panel title="Комментарий к заказу">
            <TextArea
              label="Комментарий"
              labelHidden
              minRows={2}
              placeholder="Пропуск на территорию, номер вашей заявки"
              maxLength={2000}
              {...form.field('comment')}
            />
          </Panel>
          <CheckoutLines lines={checkout.lines} />
        </SummaryColumns>
      </Form>
      {book.dialog}
    </>
  );
}

const Form = styled.form`
  /* Prices and days of the choices stay, dimmed, while the server recalculates them. */
  & [data-part] {
    transition: opacity ${duration.fast};
  }
  &[data-counting] [data-part] {
    opacity: 0.85;
  }
  /* Keeps focused elements clear of the sticky bar with the button. */
  & :is(a, button, input, select, textarea, summary) {
    scroll-margin-block-end: 144px;
    ${besideSummary} {
      scroll-margin-block-end: 0;
    }
  }
`;
