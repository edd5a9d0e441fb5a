import { type AddressSuggestion, addressSuggestion } from '@shop/contracts/basket-order/delivery-addresses';
import * as v from 'valibot';
import { requestDadata } from '../../platform/dadata/dadata.ts';
import type { LocalRegister } from '../../platform/dadata/local-register.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** Suggests addresses that start with the text. Throws if the source does not answer. */
export type SuggestAddresses = (search: string) => Promise<readonly AddressSuggestion[]>;

/** Suggestions that arrive later are of no use to someone typing. */
const TIMEOUT_MS = 2000;
const MAX_SUGGESTIONS = 10;

const dadataAnswer = v.object({ suggestions: v.array(addressSuggestion) });

/**
 * Returns a suggester over DaData if there is a key; without one, over the demo shop's own register, or an empty one.
 */
export function addressSuggester(settings: Settings, localRegister: LocalRegister | null): SuggestAddresses {
  if (settings.dadataKey !== undefined) return (search) => fetchFromDadata(settings, search);
  if (localRegister === null) return async () => [];
  const register = localRegister.addresses();
  return async (search) => register(search);
}

async function fetchFromDadata(settings: Settings, search: string): Promise<readonly AddressSuggestion[]> {
  const answer = await requestDadata(settings, {
    path: 'suggest/address',
    body: { query: search, count: MAX_SUGGESTIONS },
    timeoutMs: TIMEOUT_MS,
  });
  return v.parse(dadataAnswer, answer).suggestions.slice(0, MAX_SUGGESTIONS);
}
