import { formatPhone } from '@shop/domain/format/phone';
import type { Checkout } from '../form/checkout.queries.ts';
import { PointPicker } from '../points/point-picker.tsx';

interface AddressPickerProps {
  readonly addresses: Checkout['addresses'];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

/** A long address book with a search field. */
export function AddressPicker({ addresses, value, onChange, error }: AddressPickerProps) {
  return (
    <PointPicker
      label="Адрес доставки"
      name="address"
      value={Number(value) || null}
      onChange={(id) => onChange(String(id))}
      error={error}
      points={addresses.map(({ id, name, address, contactName, contactPhone, coordinates }) => ({
        id,
        title: name || address,
        address: name && address,
        hours: '',
        note: [contactName, formatPhone(contactPhone)].filter(Boolean).join(', '),
        coordinates,
      }))}
    />
  );
}
