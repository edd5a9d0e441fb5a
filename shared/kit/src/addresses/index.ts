/** The address field with suggestions. Every user bundles it. */
export { AddressField } from './address-field.tsx';
