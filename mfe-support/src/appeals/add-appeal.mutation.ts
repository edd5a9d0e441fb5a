import { addAppeal, getAppeals } from '@shop/shared/contracts/appeals';
import type { CallInput } from '@shop/shared/contracts/call';
import { publish } from '@shop/shared/events';
import { call } from '@shop/shared/http';
import { useAttemptKey } from '@shop/shared/page/use-attempt-key';
import { callKey, useMutation, useQueryClient } from '@shop/shared/query';

type NewAppeal = CallInput<typeof addAppeal>['body'];

/** Sends an appeal. A repeat of the same text after a lost answer makes no second appeal. */
export function useAddAppeal() {
  const cache = useQueryClient();
  const keyOf = useAttemptKey();
  return useMutation({
    mutationFn: (body: NewAppeal) =>
      call(addAppeal, { body }, { idempotencyKey: keyOf(JSON.stringify(body)) }),
    onSuccess: ({ id }) => {
      publish('appeal.changed', { appealId: id });
      return cache.invalidateQueries({ queryKey: callKey(getAppeals) });
    },
  });
}
