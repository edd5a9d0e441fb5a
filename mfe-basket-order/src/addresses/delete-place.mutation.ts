import { deleteConsignee, restoreConsignee } from '@shop/contracts/basket-order/consignees';
import {
  deleteDeliveryAddress,
  restoreDeliveryAddress,
} from '@shop/contracts/basket-order/delivery-addresses';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshAddresses, refreshConsignees } from './address.queries.ts';

const UNDO_MS = 15_000;

const kinds = {
  address: {
    noun: 'Адрес',
    remove: (id: number) => call(deleteDeliveryAddress, { params: { id } }),
    restore: (id: number) => call(restoreDeliveryAddress, { params: { id } }),
    refresh: refreshAddresses,
  },
  consignee: {
    noun: 'Грузополучатель',
    remove: (id: number) => call(deleteConsignee, { params: { id } }),
    restore: (id: number) => call(restoreConsignee, { params: { id } }),
    refresh: refreshConsignees,
  },
} as const;

interface Place {
  readonly kind: keyof typeof kinds;
  readonly id: number;
  readonly name: string;
}

/** Deletes an address or a consignee and offers to undo that. */
export async function deletePlace(place: Place): Promise<void> {
  const { noun, remove, refresh } = kinds[place.kind];
  try {
    await remove(place.id);
    toast(`${noun} «${place.name}» удалён`, {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void restorePlace(place) },
    });
  } catch (error) {
    toast.danger(`${noun} не\u00a0удалён. ${messageOf(error)}`);
  }
  refresh();
}

async function restorePlace(place: Place): Promise<void> {
  const { noun, restore, refresh } = kinds[place.kind];
  try {
    await restore(place.id);
    toast(`${noun} «${place.name}» снова на\u00a0месте`);
  } catch (error) {
    toast.danger(`${noun} не\u00a0вернулся. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void restorePlace(place) },
    });
  }
  refresh();
}
