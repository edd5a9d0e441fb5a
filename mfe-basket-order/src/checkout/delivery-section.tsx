import type { DeliveryType } from '@shop/shared/contracts/orders';
import { Panel, Select, Stack, TextField } from '@shop/shared/ui';
import { RadioGroup } from '@shop/shared/ui/radio-group';
import { Cost } from '../common/cost.tsx';
import type { Checkout } from './checkout.queries.ts';
import { OTHER } from './checkout-form.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

interface SectionProps {
  readonly checkout: Checkout;
  readonly form: CheckoutFormState;
}

/** How the goods get there (decisions): by courier, from our warehouse, from a transport company's terminal. */
export function DeliverySection({ checkout, form }: SectionProps) {
  return (
    <Panel title="Доставка">
      <Stack gap={4}>
        <RadioGroup<DeliveryType>
          label="Способ доставки"
          labelHidden
          name="deliveryType"
          variant="cards"
          value={form.values.deliveryType}
          onChange={(chosen) => form.set('deliveryType', chosen)}
          options={checkout.deliveries.map(({ code, name, note, kopecks, isAvailable }) => ({
            value: code,
            label: name,
            hint: note,
            aside: isAvailable ? <Cost kopecks={kopecks} /> : undefined,
            disabled: !isAvailable,
          }))}
        />
        {form.values.deliveryType === 'delivery' && <AddressFields checkout={checkout} form={form} />}
        {form.values.deliveryType === 'pickup' && <StoreField checkout={checkout} form={form} />}
        {form.values.deliveryType === 'transport' && <TransportFields form={form} />}
      </Stack>
    </Panel>
  );
}

function AddressFields({ checkout, form }: SectionProps) {
  const isTyped = checkout.addresses.length === 0 || form.values.addressId === OTHER;
  return (
    <>
      {checkout.addresses.length > 0 && (
        <Select
          label="Адрес доставки"
          required
          options={[
            ...checkout.addresses.map(({ id, address }) => ({ value: id, label: address })),
            { value: OTHER, label: 'Другой адрес…' },
          ]}
          {...form.field('addressId')}
        />
      )}
      {isTyped && (
        <TextField
          label={checkout.addresses.length > 0 ? 'Другой адрес' : 'Адрес доставки'}
          required
          autoComplete="street-address"
          placeholder="Город, улица, дом, склад или офис"
          maxLength={500}
          {...form.field('address')}
        />
      )}
    </>
  );
}

function StoreField({ checkout, form }: SectionProps) {
  return (
    <RadioGroup
      label="Склад"
      name="pickupStore"
      value={form.values.pickupStore}
      onChange={(chosen) => form.set('pickupStore', chosen)}
      error={form.problemOf('pickupStore')}
      options={checkout.stores.map(({ id, name, address, workingHours }) => ({
        value: String(id),
        label: name,
        hint: [address, workingHours].filter(Boolean).join(' · '),
      }))}
    />
  );
}

function TransportFields({ form }: Pick<SectionProps, 'form'>) {
  return (
    <>
      <TextField
        label="Транспортная компания"
        required
        maxLength={200}
        placeholder="Например, «Деловые Линии»"
        {...form.field('transportCompany')}
      />
      <TextField
        label="Терминал получения"
        hint="Город и адрес терминала, если их несколько"
        maxLength={500}
        {...form.field('terminal')}
      />
    </>
  );
}
