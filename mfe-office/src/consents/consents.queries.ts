import { getOfficeConsents } from '@shop/contracts/office/consents';
import { callKey, callQuery, queryClient } from '@shop/platform/query';

/** People agree, withdraw and ask at any time, so cached ones are always stale. */
export const officeConsentsQuery = () => ({ ...callQuery(getOfficeConsents, {}), staleTime: 0 });

export function refreshConsents(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(getOfficeConsents) });
}
