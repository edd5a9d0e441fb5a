import { type Suggestion, suggestion } from '@shop/contracts/manager/companies';
import * as v from 'valibot';
import { requestDadata } from '../../platform/dadata/dadata.ts';
import type { LocalRegister } from '../../platform/dadata/local-register.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** Finds organisations by INN. Throws if the source does not answer. */
export type FindOrganisations = (inn: string) => Promise<readonly Suggestion[]>;

const TIMEOUT_MS = 3000;
const MAX_ORGANISATIONS = 50;

const dadataAnswer = v.object({ suggestions: v.array(suggestion) });

/**
 * Returns a finder over DaData if there is a key; without one, over the demo shop's own register, or one that always
 * fails.
 */
export function organisationFinder(
  settings: Settings,
  localRegister: LocalRegister | null,
): FindOrganisations {
  if (settings.dadataKey !== undefined) return (inn) => fetchFromDadata(settings, inn);
  if (localRegister === null) return () => Promise.reject(new Error('there is no key of DaData'));
  const register = Map.groupBy(localRegister.organisations(), ({ data }) => data.inn);
  return async (inn) => register.get(inn) ?? [];
}

/** Sorts active organisations before liquidated ones, and head offices before branches. */
export function sortOrganisations(organisations: readonly Suggestion[]): Suggestion[] {
  const rank = ({ data }: Suggestion) =>
    Number(data.branch_type === 'BRANCH') + 2 * Number(data.state?.status === 'LIQUIDATED');
  return organisations.toSorted((one, other) => rank(one) - rank(other));
}

async function fetchFromDadata(settings: Settings, inn: string): Promise<readonly Suggestion[]> {
  const answer = await requestDadata(settings, {
    path: 'findById/party',
    body: { query: inn, count: MAX_ORGANISATIONS },
    timeoutMs: TIMEOUT_MS,
  });
  return v.parse(dadataAnswer, answer).suggestions;
}
