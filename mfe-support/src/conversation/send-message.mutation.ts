import { addAppealMessage } from '@shop/shared/contracts/appeals';
import { call } from '@shop/shared/http';
import { useMutation } from '@shop/shared/query';
import type { Outgoing } from './kept-outgoing.ts';

/** Writes into an appeal. */
export function useSendMessage(appealId: number) {
  return useMutation({
    mutationFn: ({ key, message, attachments, status, afterId }: Outgoing) =>
      call(
        addAppealMessage,
        {
          body: { id: appealId, message, attachmentIds: attachments.map(({ id }) => id), status, afterId },
        },
        { idempotencyKey: key },
      ),
  });
}
