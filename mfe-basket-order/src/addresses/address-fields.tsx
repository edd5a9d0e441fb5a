import { type DeliveryAddress, deliveryAddressFields } from '@shop/contracts/basket-order/delivery-addresses';
import { FormField, type SchemaForm } from '@shop/kit/form';
import { PlaceFields } from '@shop/kit/place-form';
import { TextArea } from '@shop/ui/parts/text-area';
import * as v from 'valibot';

const { coordinates: _, ...textFields } = deliveryAddressFields;
export const addressSchema = v.object(textFields);

interface AddressFieldsProps {
  readonly form: SchemaForm<typeof addressSchema>;
  readonly onPickAddress: (address: string, coordinates: DeliveryAddress['coordinates']) => void;
}

export function AddressFields({ form, onPickAddress }: AddressFieldsProps) {
  return (
    <>
      <PlaceFields
        form={form}
        onPickAddress={onPickAddress}
        first="address"
        addressHint="Город, улица, дом, строение. Если подсказки нет, напишите как есть"
        nameHint="Как вы сами зовёте это место: «Склад в Химках»"
        nameMaxLength={100}
      />
      <FormField of={form} name="comment">
        {(field) => (
          <TextArea
            {...field}
            label="Комментарий для водителя"
            minRows={2}
            maxLength={500}
            hint="Въезд, пропуск, часы приёмки"
          />
        )}
      </FormField>
    </>
  );
}
