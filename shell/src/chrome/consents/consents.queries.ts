import { type ConsentText, getConsentTexts, getOwnData } from '@shop/contracts/account/consents';
import { callQuery, queryClient } from '@shop/platform/query';

/** The texts that a visitor may agree to. */
export const consentTextsQuery = () => callQuery(getConsentTexts, {});

/** The texts that have arrived; undefined until the shop has answered. */
export function knownTexts(): readonly ConsentText[] | undefined {
  return queryClient.getQueryData(consentTextsQuery().queryKey)?.items;
}

/** The user's consents, and an open request for erasure. */
export const ownDataQuery = () => callQuery(getOwnData, {});

/** Reads the user's consents and requests again after a change. */
export const refreshOwnData = () => queryClient.invalidateQueries({ queryKey: ownDataQuery().queryKey });
