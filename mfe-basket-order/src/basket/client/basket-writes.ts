import { ApiRefusal, messageOf } from '@shop/platform/http';
import { refusedLine } from '../../common/refused-line.ts';
import { createWriteQueue } from '../../common/write-queue.ts';
import type { BasketAction } from '../state/basket-reducer.ts';
import {
  type BasketState,
  lineOfOffer,
  nextOperation,
  type Operation,
  offersOf,
} from '../state/basket-state.ts';
import type { StoredLine } from '../state/settle-operation.ts';
import type { BasketServer } from './basket-server.ts';
import { createListWrites, type ListOperation } from './list-writes.ts';

/** A change that a write has made on the server. */
interface BasketChange {
  readonly offerIds: readonly number[];
  /**
   * Quantities in the basket now. Undefined after a clearing, which may have removed more than was on screen, and
   * after a list without an answer.
   */
  readonly quantities: readonly { readonly offerId: number; readonly quantity: number }[] | undefined;
  readonly idempotencyKey: string;
}

/** Hears what becomes of edits. */
export interface BasketListener {
  onWritten?(change: BasketChange): void;
  /** The server refused these offers; each line says why until it is tried again or given up. */
  onRefused?(refusal: { readonly offerIds: readonly number[]; readonly message: string }): void;
}

interface Writer {
  readonly server: BasketServer;
  readonly listeners: ReadonlySet<BasketListener>;
  basket(): BasketState;
  apply(action: BasketAction): void;
  /** A write is about to leave under this key. */
  onSending(idempotencyKey: string): void;
  /** The server holds this after the operation; undefined where it refused. */
  onAnswer(operation: Operation, stored?: readonly StoredLine[]): void;
  onIdle(): void;
}

/** Writes what differs from the server, and whole lists after it, by the rules of `createWriteQueue`. */
export function createBasketWrites({ server, basket, apply, listeners, ...writer }: Writer) {
  const lists = createListWrites();
  const queue = createWriteQueue<Operation, Awaited<ReturnType<BasketServer['send']>>>({
    next: () => (basket().sending || basket().isStale ? null : (nextOperation(basket()) ?? lists.next())),
    send: server.send,
    keyOf: lists.keyOf,
    onSent(operation, key) {
      writer.onSending(key);
      apply({ type: 'sent', operation });
    },
    onAnswered(operation, { stored, added = [] }, idempotencyKey) {
      apply({ type: 'answered', stored });
      writer.onAnswer(operation, stored);
      const change = { ...changeOf(operation, stored), idempotencyKey };
      for (const { onWritten } of listeners) onWritten?.(change);
      lists.resolve(operation, added);
    },
    onRefused(operation, error) {
      const isMissing = error instanceof ApiRefusal && error.code === 404;
      const message = messageOf(error);
      apply({ type: 'refused', message, line: refusedLine(error), isMissing });
      writer.onAnswer(operation);
      const isRefused = (offerId: number) => lineOfOffer(basket(), offerId)?.problem === message;
      const offerIds = offersOf(operation).filter(isRefused);
      if (offerIds.length > 0) for (const { onRefused } of listeners) onRefused?.({ offerIds, message });
      lists.reject(operation, error);
    },
    onUnanswered(operation, error, key) {
      if (!lists.giveUp(operation, error, key)) {
        apply({ type: 'unreachable' });
        return 'repeat';
      }
      apply({ type: 'refused', message: messageOf(error), isMissing: false });
      // The list may have got through all the same.
      const offerIds = offersOf(operation);
      apply({ type: 'changed-elsewhere', offerIds });
      writer.onAnswer(operation);
      for (const { onWritten } of listeners)
        onWritten?.({ offerIds, quantities: undefined, idempotencyKey: key });
      return 'give-up';
    },
    onIdle: writer.onIdle,
  });

  return {
    ...queue,
    sendList(operation: ListOperation) {
      const added = lists.add(operation);
      queue.hurry();
      return added;
    },
    reset() {
      queue.reset();
      lists.clear();
    },
  };
}

function changeOf(operation: Operation, stored: readonly StoredLine[]) {
  const offerIds = offersOf(operation);
  if (operation.kind === 'clear') return { offerIds, quantities: undefined };
  const held = new Map(stored.map(({ offerId, quantity }) => [offerId, quantity]));
  return {
    offerIds,
    quantities: offerIds.map((offerId) => ({ offerId, quantity: held.get(offerId) ?? 0 })),
  };
}
