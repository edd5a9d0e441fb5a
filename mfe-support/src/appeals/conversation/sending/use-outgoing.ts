import { mayWrite } from '@shop/contracts/support/appeal-rules';
import type { Appeal } from '@shop/contracts/support/appeals';
import { ApiRefusal, messageOf, newIdempotencyKey } from '@shop/platform/http';
import { useQueryClient } from '@shop/platform/query';
import { useRef, useState } from 'react';
import { appealQuery } from '../../common/appeals.queries.ts';
import type { Refusal } from '../../common/refusal-modal.tsx';
import { useRefreshedAppeal } from '../common/use-refreshed-appeal.ts';
import { forgetOutgoing, keepOutgoing, type Outgoing, readOutgoing } from './kept-outgoing.ts';
import { useSendMessage } from './send-message.mutation.ts';

/** A message that the conversation does not hold yet. */
export interface UnsentMessage extends Outgoing {
  /** `overtaken`: another manager has answered first (409). `sent`: through, and not yet loaded. */
  readonly state: 'sending' | 'sent' | 'failed' | 'overtaken';
  /** Why it has not gone. */
  readonly reason: string;
  /** What it is in the conversation, once it is through. */
  readonly id: number | undefined;
}

export type Written = Pick<Outgoing, 'message' | 'attachments' | 'status'>;

/**
 * Messages on their way, shown at once and sent one after the other. One that has failed stays, over a reload too, until
 * it is sent again under the same Idempotency-Key or taken back.
 */
export function useOutgoing(appeal: Appeal, refusal: Refusal) {
  const { id, side, messages } = appeal;
  const cache = useQueryClient();
  const refresh = useRefreshedAppeal(id);
  const { mutateAsync } = useSendMessage(id);
  const [unsent, setUnsent] = useState(() => readOutgoing(id).map(leftBehind));
  const turn = useRef(Promise.resolve());

  function show(changed: UnsentMessage) {
    setUnsent((all) =>
      all.some(({ key }) => key === changed.key)
        ? all.map((one) => (one.key === changed.key ? changed : one))
        : [...all, changed],
    );
  }

  function deliver(message: Outgoing) {
    keepOutgoing(id, message);
    show({ ...message, state: 'sending', reason: '', id: undefined });
    turn.current = turn.current.then(() => attempt(message));
  }

  async function attempt(message: Outgoing) {
    try {
      const sent = await mutateAsync(message);
      forgetOutgoing(id, message.key);
      show({ ...message, state: 'sent', reason: '', id: sent.id });
      void refresh();
    } catch (error) {
      const isOvertaken = await hasBeenOvertaken(error);
      const state = isOvertaken ? 'overtaken' : 'failed';
      show({ ...message, state, reason: messageOf(error), id: undefined });
      if (error instanceof ApiRefusal && !isOvertaken)
        refusal.tell(error, { title: 'Сообщение не отправлено' });
    }
  }

  /** Looks again, and waits for it after a conflict: the appeal may have been closed, or another has answered, who is then to be seen. */
  async function hasBeenOvertaken(error: unknown): Promise<boolean> {
    const isFresh = refresh();
    if (!(error instanceof ApiRefusal) || error.code !== 'conflict') return false;
    await isFresh;
    const now = cache.getQueryData(appealQuery(id).queryKey)?.appeal ?? appeal;
    return side === 'shop' && mayWrite(now.status);
  }

  function drop(key: string) {
    forgetOutgoing(id, key);
    setUnsent((all) => all.filter((one) => one.key !== key));
  }

  const seen = () => (side === 'shop' ? (messages.at(-1)?.id ?? null) : null);
  return {
    unsent: unsent.filter((message) => messages.every((loaded) => loaded.id !== message.id)),
    isSending: unsent.some(({ state }) => state === 'sending'),
    send: (written: Written) => deliver({ ...written, key: newIdempotencyKey(), afterId: seen() }),
    /** The same message once more: what has arrived all the same is not written twice. */
    retry: ({ key, message, attachments, status, afterId }: UnsentMessage) =>
      deliver({ key, message, attachments, status, afterId }),
    /** After the other's answer, which has been seen. Another message, so under another key. */
    sendAnyway: ({ key, message, attachments, status }: UnsentMessage) => {
      drop(key);
      deliver({ key: newIdempotencyKey(), message, attachments, status, afterId: seen() });
    },
    drop: ({ key }: UnsentMessage) => drop(key),
  };
}
export type OutgoingMessages = ReturnType<typeof useOutgoing>;

function leftBehind(message: Outgoing): UnsentMessage {
  return {
    ...message,
    state: 'failed',
    reason: 'Страница закрылась раньше, чем\u00a0пришёл ответ сервера.',
    id: undefined,
  };
}
