import type { DeliveryType } from '@shop/shared/contracts/orders';
import { Panel, RadioGroup, Select, Stack, TextField } from '@shop/shared/ui';
import { useFormContext } from 'react-hook-form';
import { Cost } from '../common/cost.tsx';
import type { Checkout } from './checkout.queries.ts';
import { type CheckoutForm, OTHER } from './checkout-form.ts';
import { REQUIRED } from './messages.ts';

interface SectionProps {
  readonly checkout: Checkout;
  readonly values: CheckoutForm;
}

/** How the goods get there (decisions): by courier, from our warehouse, from a transport company's terminal. */
export function DeliverySection({ checkout, values }: SectionProps) {
  const { setValue } = useFormContext<CheckoutForm>();
  return (
    <Panel title="Доставка">
      <Stack gap={4}>
        <RadioGroup<DeliveryType>
          label="Способ доставки"
          labelHidden
          name="deliveryType"
          variant="cards"
          value={values.deliveryType}
          onChange={(chosen) => setValue('deliveryType', chosen)}
          options={checkout.deliveries.map(({ code, name, note, kopecks, isAvailable }) => ({
            value: code,
            label: name,
            hint: note,
            aside: isAvailable ? <Cost kopecks={kopecks} /> : undefined,
            disabled: !isAvailable,
          }))}
        />
        {values.deliveryType === 'delivery' && <AddressFields checkout={checkout} values={values} />}
        {values.deliveryType === 'pickup' && <StoreField checkout={checkout} values={values} />}
        {values.deliveryType === 'transport' && <TransportFields />}
      </Stack>
    </Panel>
  );
}

function AddressFields({ checkout, values }: SectionProps) {
  const { register, formState } = useFormContext<CheckoutForm>();
  const isTyped = checkout.addresses.length === 0 || values.addressId === OTHER;
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
          {...register('addressId')}
        />
      )}
      {isTyped && (
        <TextField
          label={checkout.addresses.length > 0 ? 'Другой адрес' : 'Адрес доставки'}
          required
          autoComplete="street-address"
          placeholder="Город, улица, дом, склад или офис"
          maxLength={500}
          error={formState.errors.address?.message}
          {...register('address', { required: REQUIRED, validate: notBlank })}
        />
      )}
    </>
  );
}

function StoreField({ checkout, values }: SectionProps) {
  const { setValue, formState } = useFormContext<CheckoutForm>();
  return (
    <RadioGroup
      label="Склад"
      name="pickupStore"
      value={values.pickupStore}
      onChange={(chosen) => setValue('pickupStore', chosen)}
      error={formState.errors.pickupStore?.message}
      options={checkout.stores.map(({ id, name, address, workingHours }) => ({
        value: String(id),
        label: name,
        hint: [address, workingHours].filter(Boolean).join(' · '),
      }))}
    />
  );
}

function TransportFields() {
  const { register, formState } = useFormContext<CheckoutForm>();
  const { transportCompany } = formState.errors;
  return (
    <>
      <TextField
        label="Транспортная компания"
        required
        maxLength={200}
        placeholder="Например, «Деловые Линии»"
        error={transportCompany?.message}
        {...register('transportCompany', { required: REQUIRED, validate: notBlank })}
      />
      <TextField
        label="Терминал получения"
        hint="Город и адрес терминала, если их несколько"
        maxLength={500}
        {...register('terminal')}
      />
    </>
  );
}

function notBlank(typed: string): true | string {
  return typed.trim() !== '' || REQUIRED;
}
