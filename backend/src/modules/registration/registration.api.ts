export { addCompany, findCompany, lockInn } from './company.ts';
export { notifyOfNewCompany, requestAccess } from './join-company.ts';
