import type { AppealStatus } from '@shop/contracts/support/appeal-rules';
import { setAppealStatus } from '@shop/contracts/support/appeals';
import { call } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import { useRefreshAppeal } from '../common/use-refresh-appeal.ts';

/** Sets the status of an appeal without a message. */
export function useSetStatus(appealId: number) {
  const refresh = useRefreshAppeal(appealId);
  return useMutation({
    mutationFn: (status: AppealStatus) => call(setAppealStatus, { body: { id: appealId, status } }),
    onSettled: refresh,
  });
}
