export { readerOfAppeal, sideOf, UNKNOWN_APPEAL } from './appeal-reader.ts';
export {
  companiesOf,
  companyIdsOf,
  containsText,
  lockCompanies,
  lockCompany,
  UNKNOWN_COMPANY,
} from './managed-companies.ts';
export {
  actorAtCompany,
  actorOfOrder,
  actorsAtOwnCompanies,
  readerOfOrder,
  UNKNOWN_ORDER,
} from './order-actor.ts';
export { type CompanyActor, ownCompany } from './own-company.ts';
