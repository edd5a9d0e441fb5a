/** Organisations by their INN, as forms of companies and consignees fill them in. */
export { OrganisationSearch } from './organisation-search.tsx';
