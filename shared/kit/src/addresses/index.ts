/** Addresses as they are typed. Bundled into whoever needs it. */
export { AddressField } from './address-field.tsx';
