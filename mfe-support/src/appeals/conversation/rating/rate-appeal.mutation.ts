import { setAppealRating } from '@shop/contracts/support/appeals';
import { call } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { useRefreshedAppeal } from '../common/use-refreshed-appeal.ts';

/** Rates an appeal, 1 to 5. Where somebody has been faster, his rating is shown. */
export function useRateAppeal(appealId: number) {
  const refresh = useRefreshedAppeal(appealId);
  return useMutation({
    mutationFn: (rating: number) => call(setAppealRating, { body: { id: appealId, rating } }),
    onSettled: refresh,
  });
}
