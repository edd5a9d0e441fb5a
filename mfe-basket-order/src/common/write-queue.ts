import { NoAnswer, newIdempotencyKey, UnexpectedAnswer } from '@shop/platform/http';
import { createWriteTimer } from './write-timer.ts';

const REPEAT_MS = 2_000;
const REPEAT_MAX_MS = 30_000;

/** Nobody knows whether the write has got through. */
type Unanswered = NoAnswer | UnexpectedAnswer;

/** A target that a queue writes to: the basket, or a template. */
export interface WriteTarget<Operation, Answer> {
  /** The next write; null when nothing differs from what the server holds. */
  next(): Operation | null;
  send(operation: Operation, idempotencyKey: string): Promise<Answer>;
  /** The key to send an operation under, where an earlier attempt may have got through. */
  keyOf?(operation: Operation): string | undefined;
  onSent(operation: Operation, idempotencyKey: string): void;
  onAnswered(operation: Operation, answer: Answer, idempotencyKey: string): void;
  /** The server refused, and the same operation again would be refused again. */
  onRefused(operation: Operation, error: unknown): void;
  /** No answer came, or one that says nothing. The operation is repeated under its key, unless this returns `give-up`. */
  onUnanswered(operation: Operation, error: Unanswered, idempotencyKey: string): 'repeat' | 'give-up';
  /** Nothing more is to be sent for now. */
  onIdle?(): void;
}

/**
 * Sends the differences, one request at a time, at the intervals of `createWriteTimer`. A request without an answer is
 * repeated under its own key until it gets one, so nothing is lost or done twice.
 */
export function createWriteQueue<Operation, Answer>(target: WriteTarget<Operation, Answer>) {
  let repeat: ReturnType<typeof setTimeout> | undefined;
  let wakeUp: (() => void) | undefined;
  let isFlushing = false;
  /** Grows with every reset; answers from before it are dropped. */
  let epoch = 0;
  const timer = createWriteTimer(() => void flush());

  async function flush() {
    if (isFlushing) return;
    isFlushing = true;
    const begun = epoch;
    while (!timer.isWaiting() && begun === epoch) {
      const operation = target.next();
      if (!operation) break;
      timer.noteSent();
      await deliver(operation, begun);
      if (begun === epoch && !timer.isWaiting() && target.next()) timer.hurry();
    }
    if (begun !== epoch) return;
    isFlushing = false;
    if (!timer.isWaiting()) timer.noteDone();
    target.onIdle?.();
  }

  async function deliver(operation: Operation, begun: number) {
    const key = target.keyOf?.(operation) ?? newIdempotencyKey();
    target.onSent(operation, key);
    for (let pauseMs = REPEAT_MS; ; pauseMs = Math.min(pauseMs * 2, REPEAT_MAX_MS)) {
      const outcome = await target.send(operation, key).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
      if (begun !== epoch) return;
      if ('answer' in outcome) return target.onAnswered(operation, outcome.answer, key);
      const { error } = outcome;
      if (!(error instanceof NoAnswer || error instanceof UnexpectedAnswer))
        return target.onRefused(operation, error);
      if (target.onUnanswered(operation, error, key) === 'give-up') return;
      await pause(pauseMs);
      if (begun !== epoch) return;
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      wakeUp = resolve;
      repeat = setTimeout(resolve, ms);
    });
  }

  return {
    flush,
    isWaiting: timer.isWaiting,
    linger: timer.linger,
    hurry: timer.hurry,
    leave: timer.leave,
    /** Repeats a request without an answer at once, without waiting for its pause to end. */
    resend() {
      clearTimeout(repeat);
      wakeUp?.();
    },
    reset() {
      epoch += 1;
      isFlushing = false;
      clearTimeout(repeat);
      timer.cancel();
    },
  };
}
