import type { OwnRegister } from '../../../platform/dadata/own-register.ts';
import { demoAddressRegister } from './demo-addresses.ts';
import { demoOrganisations } from './demo-organisations.ts';

export const demoRegister: OwnRegister = { organisations: demoOrganisations, addresses: demoAddressRegister };
