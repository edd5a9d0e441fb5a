import { setUserCity } from '@shop/contracts/account/geo';
import { publish } from '@shop/platform/events';
import { call, messageOf } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { toast } from '@shop/ui';
import { announceSwitch } from '../../host/navigation/announce-switch.ts';
import { refreshHeader } from '../common/header.queries.ts';

/**
 * Saves the city and refreshes the header (§4); other tabs follow. Confirming the first city does no more. A different
 * city changes stock and delivery, so the page reloads; drafts and the scroll position survive that.
 */
export function useChooseCity({ reloads }: { reloads: boolean }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (cityId: number) => {
      if (reloads) await announceSwitch();
      await call(setUserCity, { query: { cityId } });
      await refreshHeader();
      publish('city.chosen', { cityId });
      if (reloads) location.reload();
    },
    onError: (error, cityId) =>
      toast.danger(`Город не сохранён. ${messageOf(error)}`, {
        action: { label: 'Повторить', onClick: () => mutate(cityId) },
      }),
  });
  return { mutate, isPending };
}
