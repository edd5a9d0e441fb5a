export { switchLockedCompany } from './companies/switch-company.ts';
