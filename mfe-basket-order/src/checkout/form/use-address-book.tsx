import type { Consignee } from '@shop/contracts/basket-order/consignees';
import type { DeliveryAddress } from '@shop/contracts/basket-order/delivery-addresses';
import { usePart } from '@shop/kit/page/use-part';
import { useState } from 'react';
import { type Checkout, showSaved } from './checkout.queries.ts';
import { withAddress } from './checkout-form.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

async function loadDialogs() {
  const [{ AddressDialog }, { ConsigneeDialog }] = await Promise.all([
    import(/* webpackChunkName: "address-dialogs" */ '../../addresses/address-dialog.tsx'),
    import(/* webpackChunkName: "address-dialogs" */ '../../addresses/consignee-dialog.tsx'),
  ]);
  return { AddressDialog, ConsigneeDialog };
}

type Asked =
  | { readonly what: 'address'; readonly row?: DeliveryAddress }
  | { readonly what: 'consignee'; readonly row?: Consignee };

export type AddressBook = ReturnType<typeof useAddressBook>;

/**
 * Addresses and consignees added and corrected in place; what is saved is chosen at once. `dialog` belongs beside the
 * checkout's form and never in it: what is sent there would send the order too.
 */
export function useAddressBook(form: CheckoutFormState, checkout: Checkout) {
  const { part, isPending, isFailed, ask } = usePart(loadDialogs);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);

  function open(next: Asked) {
    setAsked(next);
    ask();
  }

  async function handleAddress(saved: DeliveryAddress) {
    close();
    await showSaved('addresses', saved);
    form.change(withAddress(form.values, saved, checkout.addresses));
  }

  async function handleConsignee(saved: Consignee) {
    close();
    await showSaved('consignees', saved);
    form.change({ consignee: String(saved.id) });
  }

  return {
    /** What has been asked for and is still coming. */
    pending: isPending && !isFailed ? asked?.what : undefined,
    editAddress: (row?: DeliveryAddress) => open({ what: 'address', ...(row && { row }) }),
    editConsignee: (row?: Consignee) => open({ what: 'consignee', ...(row && { row }) }),
    dialog:
      part &&
      asked &&
      (asked.what === 'address' ? (
        <part.AddressDialog
          {...(asked.row && { address: asked.row })}
          onSaved={(saved) => void handleAddress(saved)}
          onClose={close}
        />
      ) : (
        <part.ConsigneeDialog
          {...(asked.row && { consignee: asked.row })}
          onSaved={(saved) => void handleConsignee(saved)}
          onClose={close}
        />
      )),
  };
}
