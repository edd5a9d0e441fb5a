import type { CallInput } from '@shop/contracts/platform/call';
import { addAppeal, getAppeals } from '@shop/contracts/support/appeals';
import { useAttemptKey } from '@shop/kit/page/use-attempt-key';
import { publish } from '@shop/platform/events';
import { call } from '@shop/platform/http';
import { callKey, useMutation, useQueryClient } from '@shop/platform/query';

type NewAppeal = CallInput<typeof addAppeal>['body'];

/** Sends an appeal. A repeat of the same text after a lost answer does not create another appeal. */
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
