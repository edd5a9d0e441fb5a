/** Organisations by their INN, as forms of companies and consignees fill them in. */
export { FoundNote } from './found-note.tsx';
export { keyOf, useOrganisations } from './use-organisations.ts';
