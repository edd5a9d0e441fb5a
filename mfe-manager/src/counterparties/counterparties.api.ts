/** What other features of this area use of the list of counterparties. */
export { CompanySwitch } from './company-switch.tsx';
