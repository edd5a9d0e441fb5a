import {
  addDeliveryAddress,
  changeDeliveryAddress,
  type DeliveryAddress,
} from '@shop/contracts/basket-order/delivery-addresses';
import { formatPhone } from '@shop/domain/format/phone';
import { useSubmission } from '@shop/kit/form';
import { useDraftForm } from '@shop/kit/form/draft';
import { DraftDialog } from '@shop/kit/form/draft-dialog';
import { call } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { useState } from 'react';
import { refreshAddresses } from './address.queries.ts';
import { AddressFields, addressSchema } from './address-fields.tsx';

interface AddressDialogProps {
  /** Without one a new address is added. */
  readonly address?: DeliveryAddress | undefined;
  /** As the server keeps it; `onClose` is called after it. */
  readonly onSaved?: (address: DeliveryAddress) => void;
  readonly onClose: () => void;
}

/** Adds a delivery address or changes one. It holds a form: render it outside of any other. */
export function AddressDialog({ address, onSaved, onClose }: AddressDialogProps) {
  const { form, draft } = useDraftForm(addressSchema, `address-${address?.id ?? 'new'}`, {
    address: address?.address ?? '',
    name: address?.name ?? '',
    contactName: address?.contactName ?? '',
    contactPhone: formatPhone(address?.contactPhone ?? ''),
    comment: address?.comment ?? '',
  });
  const [isDefault, setIsDefault] = useState(address?.isDefault ?? false);
  // They belong to the words they came with.
  const [place, setPlace] = useState({ of: address?.address, coordinates: address?.coordinates ?? null });

  const { onSubmit, notice } = useSubmission(form, async (typed) => {
    const coordinates = typed.address === place.of ? place.coordinates : null;
    const body = { ...typed, coordinates, isDefault };
    const saved = address
      ? await call(changeDeliveryAddress, { params: { id: Number(address.id) }, body })
      : await call(addDeliveryAddress, { body });
    draft.forget();
    refreshAddresses();
    toast.success(address ? 'Адрес изменён' : 'Адрес добавлен');
    onSaved?.(saved);
    onClose();
  });

  return (
    <DraftDialog
      title={address ? 'Изменить адрес' : 'Новый адрес доставки'}
      {...{ form, draft, onSubmit, notice, onClose }}
      submitLabel={address ? 'Сохранить' : 'Добавить адрес'}
    >
      <AddressFields
        form={form}
        onTake={(text, coordinates) => {
          setPlace({ of: text, coordinates });
          draft.keep();
        }}
      />
      {!address?.isDefault && (
        <Checkbox
          label="Сделать основным"
          hint="С него начинается оформление заказа"
          checked={isDefault}
          onChange={(event) => setIsDefault(event.target.checked)}
        />
      )}
    </DraftDialog>
  );
}
