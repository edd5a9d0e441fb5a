import type { DeliveryAddress } from '@shop/contracts/basket-order/delivery-addresses';
import { formatPhone } from '@shop/domain/format/phone';
import { useSubmission } from '@shop/kit/form';
import { FormDialog } from '@shop/kit/form/form-dialog';
import { usePlaceForm } from '@shop/kit/place-form';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { useState } from 'react';
import { AddressFields, addressSchema } from './address-fields.tsx';
import { saveAddress } from './save-address.mutation.ts';

interface AddressDialogProps {
  /** Without an address the dialog adds a new one. */
  readonly address?: DeliveryAddress | undefined;
  /** Receives the address as the server stored it, before `onClose` is called. */
  readonly onSaved?: (address: DeliveryAddress) => void;
  readonly onClose: () => void;
}

/** Adds or changes a delivery address. It renders a form, so render it outside of any other form. */
export function AddressDialog({ address, onSaved, onClose }: AddressDialogProps) {
  const saved = {
    address: address?.address ?? '',
    name: address?.name ?? '',
    contactName: address?.contactName ?? '',
    contactPhone: formatPhone(address?.contactPhone ?? ''),
    comment: address?.comment ?? '',
  };
  const place = usePlaceForm(addressSchema, `address-${address?.id ?? 'new'}`, saved, address);
  const { form, draft } = place;
  const [isDefault, setIsDefault] = useState(address?.isDefault ?? false);

  const { onSubmit, notice } = useSubmission(form, async (typed) => {
    const coordinates = place.coordinatesOf(typed.address);
    const stored = await saveAddress(address && Number(address.id), { ...typed, coordinates, isDefault });
    draft.forget();
    onSaved?.(stored);
    onClose();
  });

  return (
    <FormDialog
      title={address ? 'Изменить адрес' : 'Новый адрес доставки'}
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel={address ? 'Сохранить' : 'Добавить адрес'}
    >
      <AddressFields form={form} onPickAddress={place.pickAddress} />
      {!address?.isDefault && (
        <Checkbox
          label="Сделать основным"
          hint="С него начинается оформление заказа"
          checked={isDefault}
          onChange={(event) => setIsDefault(event.target.checked)}
        />
      )}
    </FormDialog>
  );
}
