import type { AppealMessage } from '@shop/contracts/support/appeals';
import { useState } from 'react';

/**
 * The id of the message that the line «Новые сообщения» precedes: the first that was unread on opening, or that came
 * while the tab was hidden. It stays while the user reads.
 */
export function useUnreadLine(messages: readonly AppealMessage[]): number | undefined {
  const [lineId, setLineId] = useState(() => messages.find(({ isUnread }) => isUnread)?.id);
  const [lastKnownId, setLastKnownId] = useState(messages.at(-1)?.id);
  const lastId = messages.at(-1)?.id;
  if (lastId !== lastKnownId) {
    setLastKnownId(lastId);
    const isNew = ({ id, isUnread }: AppealMessage) => isUnread && id > (lastKnownId ?? 0);
    if (document.visibilityState === 'hidden') setLineId(messages.find(isNew)?.id ?? lineId);
  }
  return lineId;
}
