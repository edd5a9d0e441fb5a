import { type Suggestion, suggestion } from '@shop/contracts/manager/companies';
import * as v from 'valibot';
import { askDadata } from '../../platform/dadata/dadata.ts';
import type { OwnRegister } from '../../platform/dadata/own-register.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** The organisations of an INN. Throws when whoever knows does not answer. */
export type FindOrganisations = (inn: string) => Promise<readonly Suggestion[]>;

const TIMEOUT_MS = 3000;
const MAX_ORGANISATIONS = 50;

const found = v.object({ suggestions: v.array(suggestion) });

/** DaData where there is a key; without one a demo shop has a register of its own, and any other shop has none. */
export function organisationFinder(settings: Settings, ownRegister: OwnRegister | null): FindOrganisations {
  if (settings.dadataKey !== undefined) return (inn) => askForOrganisations(settings, inn);
  if (ownRegister === null) return () => Promise.reject(new Error('there is no key of DaData'));
  const register = Map.groupBy(ownRegister.organisations(), ({ data }) => data.inn);
  return async (inn) => register.get(inn) ?? [];
}

/** A head office before its branches, and what is still at work before what is not. */
export function inOrder(organisations: readonly Suggestion[]): Suggestion[] {
  const rank = ({ data }: Suggestion) =>
    Number(data.branch_type === 'BRANCH') + 2 * Number(data.state?.status === 'LIQUIDATED');
  return organisations.toSorted((one, other) => rank(one) - rank(other));
}

async function askForOrganisations(settings: Settings, inn: string): Promise<readonly Suggestion[]> {
  const answer = await askDadata(settings, {
    path: 'findById/party',
    body: { query: inn, count: MAX_ORGANISATIONS },
    timeoutMs: TIMEOUT_MS,
  });
  return v.parse(found, answer).suggestions;
}
