import { type ConsentText, getConsentTexts } from '@shop/contracts/account/consents';
import { ApiRefusal } from '@shop/platform/http';
import { callQuery, queryClient } from '@shop/platform/query';

/** The texts that a visitor may agree to. */
export const consentTextsQuery = () => callQuery(getConsentTexts, {});

/** The texts that have arrived; undefined until the shop has answered. */
export function knownTexts(): readonly ConsentText[] | undefined {
  return queryClient.getQueryData(consentTextsQuery().queryKey)?.items;
}

/** Rethrows an error; where another version of a text was published meanwhile, the boxes show that one. */
export function readTextsAgain(error: unknown): never {
  if (error instanceof ApiRefusal && error.errors.some(({ field }) => field === 'consents'))
    void queryClient.invalidateQueries({ queryKey: consentTextsQuery().queryKey });
  throw error;
}
