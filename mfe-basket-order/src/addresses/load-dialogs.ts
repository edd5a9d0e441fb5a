/** The two dialogs, in one chunk that comes with the first press: `usePart(loadAddressDialog)`. */
export async function loadAddressDialog() {
  return (await import(/* webpackChunkName: "address-dialogs" */ './address-dialog.tsx')).AddressDialog;
}

export async function loadConsigneeDialog() {
  return (await import(/* webpackChunkName: "address-dialogs" */ './consignee-dialog.tsx')).ConsigneeDialog;
}
