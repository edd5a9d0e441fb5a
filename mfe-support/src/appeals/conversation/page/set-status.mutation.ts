import type { AppealStatus } from '@shop/contracts/support/appeal-rules';
import { setAppealStatus } from '@shop/contracts/support/appeals';
import { call } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { useRefreshedAppeal } from '../common/use-refreshed-appeal.ts';

/** Gives an appeal a status without a message. */
export function useSetStatus(appealId: number) {
  const refresh = useRefreshedAppeal(appealId);
  return useMutation({
    mutationFn: (status: AppealStatus) => call(setAppealStatus, { body: { id: appealId, status } }),
    onSettled: refresh,
  });
}
