/** Both dialogs share one lazy chunk, which loads with the first press. */
export async function loadAddressDialog() {
  return (await import(/* webpackChunkName: "address-dialogs" */ './address-dialog.tsx')).AddressDialog;
}

export async function loadConsigneeDialog() {
  return (await import(/* webpackChunkName: "address-dialogs" */ './consignee-dialog.tsx')).ConsigneeDialog;
}
