import type { DeliveryType } from '@shop/contracts/basket-order/orders';
import { Panel, Skeleton, Stack } from '@shop/ui';
import { RadioGroup } from '@shop/ui/parts/radio-group';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { Cost } from '../../common/cost.tsx';
import type { AddressBook } from '../form/use-address-book.tsx';
import { AddressField } from './address-field.tsx';
import type { SectionProps } from './section-props.ts';

/** Pickers with lists and maps load only when their delivery type is chosen. */
const StoreField = lazy(async () => ({
  default: (await import(/* webpackChunkName: "checkout-lazy" */ './store-field.tsx')).StoreField,
}));
const TransportFields = lazy(async () => ({
  default: (await import(/* webpackChunkName: "checkout-lazy" */ './transport-fields.tsx')).TransportFields,
}));

/** Delivery by courier, pickup from our warehouse, or a transport company (decisions: Delivery). */
export function DeliverySection({ checkout, form, book }: SectionProps & { readonly book: AddressBook }) {
  const { deliveryType } = form.values;
  return (
    <Panel title="Доставка">
      <Stack gap={4}>
        <RadioGroup<DeliveryType>
          label="Способ доставки"
          labelHidden
          variant="cards"
          name="deliveryType"
          minWidth={180}
          value={deliveryType}
          onChange={(chosen) => form.choose({ deliveryType: chosen })}
          error={form.problemOf('deliveryType')}
          options={checkout.deliveries.map(({ code, name, note, kopecks, isAvailable }) => ({
            value: code,
            label: name,
            hint: (
              <>
                {isAvailable && <Cost kopecks={kopecks} />}
                <Note>{note}</Note>
              </>
            ),
            isUnavailable: !isAvailable,
          }))}
        />
        <Suspense
          fallback={
            <div aria-busy="true">
              <Skeleton height={deliveryType === 'pickup' ? 160 : 64} />
            </div>
          }
        >
          {deliveryType === 'delivery' && <AddressField checkout={checkout} form={form} book={book} />}
          {deliveryType === 'pickup' && <StoreField checkout={checkout} form={form} />}
          {deliveryType === 'transport' && <TransportFields checkout={checkout} form={form} />}
        </Suspense>
      </Stack>
    </Panel>
  );
}

const Note = styled.span`
  display: block;
`;
