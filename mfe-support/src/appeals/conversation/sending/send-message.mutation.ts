import { addAppealMessage } from '@shop/contracts/support/appeals';
import { call } from '@shop/platform/http';
import { useMutation } from '@shop/platform/query';
import type { Outgoing } from './outgoing-storage.ts';

/** Adds a message to an appeal. */
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
