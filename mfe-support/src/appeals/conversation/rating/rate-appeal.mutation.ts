import { setAppealRating } from '@shop/contracts/support/appeals';
import { call } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { useRefreshAppeal } from '../common/use-refresh-appeal.ts';

/** Rates an appeal, 1 to 5. If a colleague was faster, the existing rating is shown. */
export function useRateAppeal(appealId: number) {
  const refresh = useRefreshAppeal(appealId);
  return useMutation({
    mutationFn: (rating: number) => call(setAppealRating, { body: { id: appealId, rating } }),
    onSettled: refresh,
  });
}
