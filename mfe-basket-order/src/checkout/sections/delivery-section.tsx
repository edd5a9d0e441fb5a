import type { DeliveryType } from '@shop/contracts/basket-order/orders';
import { Panel, Skeleton, Stack } from '@shop/ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { Cost } from '../../common/cost.tsx';
import type { AddressBook } from '../form/use-address-book.tsx';
import { AddressField } from './address-field.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import type { SectionProps } from './section-props.ts';

/** Lists and maps of places, for those who fetch the goods. */
const StoreField = lazy(async () => ({
  default: (await import(/* webpackChunkName: "checkout-later" */ './store-field.tsx')).StoreField,
}));
const TransportFields = lazy(async () => ({
  default: (await import(/* webpackChunkName: "checkout-later" */ './transport-fields.tsx')).TransportFields,
}));

/** How the goods get there (decisions: Delivery): by courier, from our warehouse, from a transport company's terminal. */
export function DeliverySection({ checkout, form, book }: SectionProps & { readonly book: AddressBook }) {
  const { deliveryType } = form.values;
  return (
    <Panel title="Доставка">
      <Stack gap={4}>
        <ChoiceCards<DeliveryType>
          label="Способ доставки"
          name="deliveryType"
          minWidth={180}
          value={deliveryType}
          onChange={(chosen) => form.choose({ deliveryType: chosen })}
          error={form.problemOf('deliveryType')}
          choices={checkout.deliveries.map(({ code, name, note, kopecks, isAvailable }) => ({
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
        <Suspense fallback={<Skeleton height={deliveryType === 'pickup' ? 160 : 64} />}>
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
