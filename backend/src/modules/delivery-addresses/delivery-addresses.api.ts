export { addressesOf } from './delivery-addresses.repository.ts';
export { noteChange } from './note-change.ts';
