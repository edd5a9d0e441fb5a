import { getHeader } from '@shop/contracts/account/header';
import { subscribe } from '@shop/platform/events';
import { callQuery, queryClient } from '@shop/platform/query';

/**
 * Loads this tab anew when another has chosen a city that is not the one shown here; so too while none is shown yet,
 * for what is on its way may still be of the old one. Answers how to stop.
 */
export function followCity(reload = () => location.reload()): () => void {
  return subscribe('city.chosen', ({ cityId }) => {
    const header = queryClient.getQueryData(callQuery(getHeader, {}).queryKey);
    if (header?.user.city?.id !== cityId) reload();
  });
}
