import type { Coordinates } from '@shop/contracts/platform/place-fields';
import { Grid } from '@shop/ui/core/layout';
import { TextField } from '@shop/ui/core/text-field';
import { PhoneField } from '@shop/ui/parts/phone-field';
import type { ReactNode } from 'react';
import { AddressField } from '../addresses/index.ts';
import { FormField, type FormWith } from '../form/index.ts';

interface PlaceFieldsProps {
  readonly form: FormWith<'name' | 'address' | 'contactName' | 'contactPhone'>;
  /** Called with a suggested address that was picked: `pickAddress` of `usePlaceForm`. */
  readonly onPickAddress: (address: string, coordinates: Coordinates | null) => void;
  /** The field that stands first and is required: a name may stay empty where the address comes first. */
  readonly first: 'name' | 'address';
  readonly nameHint: string;
  readonly nameMaxLength: number;
  readonly addressHint: string;
  /** Fields between the address and the contacts. */
  readonly children?: ReactNode;
}

/** The fields of a place: name, address with suggestions, contact person and phone. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { form, onPickAddress, first, nameHint, nameMaxLength, addressHint, children } = props;
  const name = (
    <FormField of={form} name="name">
      {(field) => (
        <TextField
          {...field}
          label="Название"
          required={first === 'name'}
          maxLength={nameMaxLength}
          autoComplete="off"
          hint={nameHint}
          data-autofocus={first === 'name' || undefined}
        />
      )}
    </FormField>
  );
  return (
    <>
      {first === 'name' && name}
      <FormField of={form} name="address">
        {(field) => (
          <AddressField
            {...field}
            label="Адрес"
            required
            maxLength={500}
            hint={addressHint}
            data-autofocus={first === 'address' || undefined}
            onTake={onPickAddress}
          />
        )}
      </FormField>
      {first === 'address' && name}
      {children}
      <Grid columns="1fr 1fr" gap={4} collapse="mobile">
        <FormField of={form} name="contactName">
          {(field) => <TextField {...field} label="Контактное лицо" maxLength={200} autoComplete="off" />}
        </FormField>
        <FormField of={form} name="contactPhone">
          {(field) => <PhoneField {...field} label="Телефон" autoComplete="off" />}
        </FormField>
      </Grid>
    </>
  );
}
