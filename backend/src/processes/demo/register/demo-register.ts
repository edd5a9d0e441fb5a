import type { LocalRegister } from '../../../platform/dadata/local-register.ts';
import { demoAddressRegister } from './demo-addresses.ts';
import { demoBank } from './demo-banks.ts';
import { demoOrganisations } from './demo-organisations.ts';

export const demoRegister: LocalRegister = {
  organisations: demoOrganisations,
  bank: demoBank,
  addresses: demoAddressRegister,
};
