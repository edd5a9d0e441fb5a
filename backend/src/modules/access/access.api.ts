export { readerOfAppeal, sideOf, UNKNOWN_APPEAL } from './appeal-reader.ts';
export {
  companiesOf,
  companyIdsOf,
  holdCompanies,
  holdCompany,
  holds,
  UNKNOWN_COMPANY,
} from './managed-companies.ts';
export {
  actorAtCompany,
  actorOfOrder,
  actorsAtOwnCompanies,
  readerOfOrder,
  UNKNOWN_ORDER,
} from './order-actor.ts';
export { type ActorThere, ownCompany } from './own-company.ts';
