/** Search of organisations by ИНН, for forms of companies and consignees. */
export { OrganisationSearch } from './organisation-search.tsx';
