import { type AddressSuggestion, addressSuggestion } from '@shop/contracts/basket-order/delivery-addresses';
import * as v from 'valibot';
import { askDadata } from '../../platform/dadata/dadata.ts';
import type { OwnRegister } from '../../platform/dadata/own-register.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** Addresses that begin like the text. Throws when whoever knows does not answer. */
export type SuggestAddresses = (search: string) => Promise<readonly AddressSuggestion[]>;

/** Whoever types does not wait longer. */
const TIMEOUT_MS = 2000;
const MAX_SUGGESTIONS = 10;

const found = v.object({ suggestions: v.array(addressSuggestion) });

/** DaData where there is a key; without one a demo shop has a register of its own, and any other shop has none. */
export function addressSuggester(settings: Settings, ownRegister: OwnRegister | null): SuggestAddresses {
  if (settings.dadataKey !== undefined) return (search) => askForAddresses(settings, search);
  if (ownRegister === null) return async () => [];
  const register = ownRegister.addresses();
  return async (search) => register(search);
}

async function askForAddresses(settings: Settings, search: string): Promise<readonly AddressSuggestion[]> {
  const answer = await askDadata(settings, {
    path: 'suggest/address',
    body: { query: search, count: MAX_SUGGESTIONS },
    timeoutMs: TIMEOUT_MS,
  });
  return v.parse(found, answer).suggestions.slice(0, MAX_SUGGESTIONS);
}
