import { mayWrite } from '@shop/contracts/support/appeal-rules';
import type { Appeal } from '@shop/contracts/support/appeals';
import { ApiRefusal, messageOf, newIdempotencyKey } from '@shop/platform/http';
import { useQueryClient } from '@shop/platform/query';
import { useRef, useState } from 'react';
import { appealQuery } from '../../common/appeals.queries.ts';
import type { Refusal } from '../../common/refusal-modal.tsx';
import { useRefreshAppeal } from '../common/use-refresh-appeal.ts';
import { forgetOutgoing, type Outgoing, readOutgoing, storeOutgoing } from './outgoing-storage.ts';
import { useSendMessage } from './send-message.mutation.ts';

/** A message that the loaded conversation does not contain yet. */
export interface UnsentMessage extends Outgoing {
  /** `overtaken`: another manager has answered first (409). `sent`: accepted, but not refetched yet. */
  readonly state: 'sending' | 'sent' | 'failed' | 'overtaken';
  /** Why it failed. */
  readonly reason: string;
  /** The id of the message once it is accepted. */
  readonly id: number | undefined;
}

export type Written = Pick<Outgoing, 'message' | 'attachments' | 'status'>;

/**
 * The queue of messages being sent: shown at once, sent one by one. A failed one stays, across a reload too, until it
 * is retried under the same Idempotency-Key or returned to the form.
 */
export function useOutgoing(appeal: Appeal, refusal: Refusal) {
  const { id, side, messages } = appeal;
  const cache = useQueryClient();
  const refresh = useRefreshAppeal(id);
  const { mutateAsync } = useSendMessage(id);
  const [unsent, setUnsent] = useState(() => readOutgoing(id).map(restored));
  const queue = useRef(Promise.resolve());

  function upsert(changed: UnsentMessage) {
    setUnsent((all) =>
      all.some(({ key }) => key === changed.key)
        ? all.map((one) => (one.key === changed.key ? changed : one))
        : [...all, changed],
    );
  }

  function deliver(message: Outgoing) {
    storeOutgoing(id, message);
    upsert({ ...message, state: 'sending', reason: '', id: undefined });
    queue.current = queue.current.then(() => attempt(message));
  }

  async function attempt(message: Outgoing) {
    try {
      const sent = await mutateAsync(message);
      forgetOutgoing(id, message.key);
      upsert({ ...message, state: 'sent', reason: '', id: sent.id });
      void refresh();
    } catch (error) {
      const isOvertaken = await hasBeenOvertaken(error);
      const state = isOvertaken ? 'overtaken' : 'failed';
      upsert({ ...message, state, reason: messageOf(error), id: undefined });
      if (error instanceof ApiRefusal && !isOvertaken)
        refusal.show(error, { title: 'Сообщение не отправлено' });
    }
  }

  /**
   * Refetches the appeal and waits for it after a conflict: it may have been closed, or another manager's answer has
   * to be shown first.
   */
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

  const lastSeenId = () => (side === 'shop' ? (messages.at(-1)?.id ?? null) : null);
  return {
    unsent: unsent.filter((message) => messages.every((loaded) => loaded.id !== message.id)),
    isSending: unsent.some(({ state }) => state === 'sending'),
    send: (written: Written) => deliver({ ...written, key: newIdempotencyKey(), afterId: lastSeenId() }),
    /** Repeats the same message under its key, so that it cannot be duplicated. */
    retry: ({ key, message, attachments, status, afterId }: UnsentMessage) =>
      deliver({ key, message, attachments, status, afterId }),
    /** The user has seen the other answer; this is a new message, so it gets a new key. */
    sendAnyway: ({ key, message, attachments, status }: UnsentMessage) => {
      drop(key);
      deliver({ key: newIdempotencyKey(), message, attachments, status, afterId: lastSeenId() });
    },
    drop: ({ key }: UnsentMessage) => drop(key),
  };
}
export type OutgoingMessages = ReturnType<typeof useOutgoing>;

function restored(message: Outgoing): UnsentMessage {
  return {
    ...message,
    state: 'failed',
    reason: 'Страница закрылась раньше, чем\u00a0пришёл ответ сервера.',
    id: undefined,
  };
}
