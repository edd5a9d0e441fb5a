/** Addresses as they are typed and shown. Bundled into whoever needs it. */
export { AddressField } from './address-field.tsx';
export { unbrokenAddress } from './unbroken-address.ts';
