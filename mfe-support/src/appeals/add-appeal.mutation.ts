import { addAppeal, getAppeals } from '@shop/shared/contracts/appeals';
import type { CallInput } from '@shop/shared/contracts/call';
import { publish } from '@shop/shared/events';
import { call, newIdempotencyKey } from '@shop/shared/http';
import { callKey, useMutation, useQueryClient } from '@shop/shared/query';
import { useRef } from 'react';

type NewAppeal = CallInput<typeof addAppeal>['body'];

/** Sends an appeal. A repeat of the same text after a lost answer makes no second appeal. */
export function useAddAppeal() {
  const cache = useQueryClient();
  const attempt = useRef({ content: '', key: '' });
  return useMutation({
    mutationFn: (body: NewAppeal) => {
      const content = JSON.stringify(body);
      if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
      return call(addAppeal, { body }, { idempotencyKey: attempt.current.key });
    },
    onSuccess: ({ id }) => {
      publish('appeal.changed', { appealId: id });
      return cache.invalidateQueries({ queryKey: callKey(getAppeals) });
    },
  });
}
