import { formatPhone } from '@shop/domain/format/phone';
import type { Checkout } from '../form/checkout.queries.ts';
import { PointPicker } from '../points/point-picker.tsx';

interface AddressListProps {
  readonly addresses: Checkout['addresses'];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

/** One of a long address book, found by any part of its name or place. */
export function AddressList({ addresses, value, onChange, error }: AddressListProps) {
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
