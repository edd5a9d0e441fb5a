import type { Consignee } from '@shop/contracts/basket-order/consignees';
import type { DeliveryAddress } from '@shop/contracts/basket-order/delivery-addresses';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
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

type Requested =
  | { readonly what: 'address'; readonly row?: DeliveryAddress }
  | { readonly what: 'consignee'; readonly row?: Consignee };

export type AddressBook = ReturnType<typeof useAddressBook>;

/**
 * Adds and edits addresses and consignees without leaving the checkout, and selects what was saved. Render
 * `dialog` outside of the checkout's form: a submit event inside would bubble and place the order.
 */
export function useAddressBook(form: CheckoutFormState, checkout: Checkout) {
  const { chunk, isPending, isFailed, ask } = useLazyChunk(loadDialogs);
  const [requested, setRequested] = useState<Requested>();
  const close = () => setRequested(undefined);

  function open(next: Requested) {
    setRequested(next);
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
    /** The dialog that is being loaded. */
    pending: isPending && !isFailed ? requested?.what : undefined,
    editAddress: (row?: DeliveryAddress) => open({ what: 'address', ...(row && { row }) }),
    editConsignee: (row?: Consignee) => open({ what: 'consignee', ...(row && { row }) }),
    dialog:
      chunk &&
      requested &&
      (requested.what === 'address' ? (
        <chunk.AddressDialog
          {...(requested.row && { address: requested.row })}
          onSaved={(saved) => void handleAddress(saved)}
          onClose={close}
        />
      ) : (
        <chunk.ConsigneeDialog
          {...(requested.row && { consignee: requested.row })}
          onSaved={(saved) => void handleConsignee(saved)}
          onClose={close}
        />
      )),
  };
}
