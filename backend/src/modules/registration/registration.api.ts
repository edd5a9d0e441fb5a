export { addCompany, findCompany, lockInn } from './company.ts';
export { askManager, tellOfNewCompany } from './join-company.ts';
