import { getHeader } from '@shop/contracts/account/header';
import { subscribe } from '@shop/platform/events';
import { callQuery, queryClient } from '@shop/platform/query';

/**
 * Reloads this tab when another one has chosen a different city; also while no city is shown yet, because pending
 * answers may still be for the old one. Returns the function that stops it.
 */
export function followCity(reload = () => location.reload()): () => void {
  return subscribe('city.chosen', ({ cityId }) => {
    const header = queryClient.getQueryData(callQuery(getHeader, {}).queryKey);
    if (header?.user.city?.id !== cityId) reload();
  });
}
