import { getAppeal, getAppeals, getManagedAppeals } from '@shop/contracts/support/appeals';
import { useShownPage } from '@shop/kit/page/use-shown-page';
import { useEvent } from '@shop/platform/events';
import { callKey, useQueryClient } from '@shop/platform/query';
import type { AppealsFilterState } from '../common/use-appeals-filter.ts';

/** Keeps a list of appeals up to date, and follows the server to its last page. */
export function useAppealsList(
  list: Parameters<typeof useShownPage>[0],
  { filter, setFilter }: AppealsFilterState,
): void {
  const cache = useQueryClient();
  useEvent('appeal.changed', () => {
    // A prefetched appeal may be stale too.
    for (const changed of [getAppeals, getManagedAppeals, getAppeal])
      void cache.invalidateQueries({ queryKey: callKey(changed) });
  });
  useShownPage(list, filter.page, (page) => setFilter({ page }));
}
