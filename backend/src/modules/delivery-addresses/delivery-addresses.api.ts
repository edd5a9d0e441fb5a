export { addressesOf } from './delivery-addresses.repository.ts';
export { recordAddressChange } from './record-address-change.ts';
