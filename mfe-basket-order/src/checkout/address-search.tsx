import { Combobox } from '@shop/shared/ui/combobox';
import type { Checkout } from './checkout.queries.ts';

interface AddressSearchProps {
  readonly addresses: Checkout['addresses'];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

/** One of a long address book, found by any part of it. */
export function AddressSearch({ addresses, value, onChange, error }: AddressSearchProps) {
  return (
    <Combobox
      label="Адрес доставки"
      required
      placeholder="Название, улица, город…"
      options={addresses.map(({ id, name, address }) => ({
        value: String(id),
        label: name ? `${name} — ${address}` : address,
      }))}
      value={value}
      onChange={(id) => id && onChange(id)}
      error={error}
    />
  );
}
