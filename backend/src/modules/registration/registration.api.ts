export { addCompany, findCompany, lockInn } from './company.ts';
export { askManager, notifyOfNewCompany } from './join-company.ts';
