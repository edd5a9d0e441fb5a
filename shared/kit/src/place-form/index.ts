/** The form of a place on the map with its contacts: a delivery address, a sale point. */
export { PlaceFields } from './place-fields.tsx';
export { usePlaceForm } from './use-place-form.ts';
