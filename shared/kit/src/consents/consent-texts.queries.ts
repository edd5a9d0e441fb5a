import { type ConsentText, getConsentTexts } from '@shop/contracts/account/consents';
import { callQuery, queryClient } from '@shop/platform/query';

/** The texts that a visitor may agree to. */
export const consentTextsQuery = () => callQuery(getConsentTexts, {});

/** The texts that have arrived; undefined until the shop has answered. */
export function knownTexts(): readonly ConsentText[] | undefined {
  return queryClient.getQueryData(consentTextsQuery().queryKey)?.items;
}
