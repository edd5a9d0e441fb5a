import type { AppealStatus } from '@shop/shared/contracts/appeal-rules';
import { setAppealStatus } from '@shop/shared/contracts/appeals';
import { call } from '@shop/shared/http';
import { useMutation } from '@shop/shared/query';
import { useRefreshedAppeal } from './use-refreshed-appeal.ts';

/** Gives an appeal a status without a message. */
export function useSetStatus(appealId: number) {
  const refresh = useRefreshedAppeal(appealId);
  return useMutation({
    mutationFn: (status: AppealStatus) => call(setAppealStatus, { body: { id: appealId, status } }),
    onSettled: refresh,
  });
}
