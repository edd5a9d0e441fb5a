/** The API of this feature for other features of the area. */
export { CompanySwitch } from './company-switch.tsx';
