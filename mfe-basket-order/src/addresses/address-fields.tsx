import { type DeliveryAddress, deliveryAddressFields } from '@shop/contracts/basket-order/delivery-addresses';
import { AddressField } from '@shop/kit/addresses';
import { FormField, type SchemaForm, setInput } from '@shop/kit/form';
import { Grid, TextField } from '@shop/ui';
import { PhoneField } from '@shop/ui/parts/phone-field';
import { TextArea } from '@shop/ui/parts/text-area';
import * as v from 'valibot';

const { coordinates: _, ...words } = deliveryAddressFields;
export const addressSchema = v.object(words);

interface AddressFieldsProps {
  readonly form: SchemaForm<typeof addressSchema>;
  /** A suggested address was taken, which is no typing; `coordinates` are of its words alone. */
  readonly onTake: (text: string, coordinates: DeliveryAddress['coordinates']) => void;
}

/** Where goods are brought, who meets them there, and what the driver has to know. */
export function AddressFields({ form, onTake }: AddressFieldsProps) {
  return (
    <>
      <FormField of={form} name="address">
        {(field) => (
          <AddressField
            {...field}
            label="Адрес"
            required
            maxLength={500}
            hint="Город, улица, дом, строение. Если подсказки нет, напишите как есть"
            data-autofocus
            onTake={(text, coordinates) => {
              setInput(form, { path: ['address'], input: text });
              onTake(text, coordinates);
            }}
          />
        )}
      </FormField>
      <FormField of={form} name="name">
        {(field) => (
          <TextField
            {...field}
            label="Название"
            maxLength={100}
            autoComplete="off"
            hint="Как вы сами зовёте это место: «Склад в Химках»"
          />
        )}
      </FormField>
      <Grid columns="1fr 1fr" gap={4} collapse="mobile">
        <FormField of={form} name="contactName">
          {(field) => <TextField {...field} label="Контактное лицо" maxLength={200} autoComplete="off" />}
        </FormField>
        <FormField of={form} name="contactPhone">
          {(field) => <PhoneField {...field} label="Телефон" autoComplete="off" />}
        </FormField>
      </Grid>
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
