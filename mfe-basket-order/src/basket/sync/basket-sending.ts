import { ApiRefusal, messageOf, NoAnswer, newIdempotencyKey } from '@shop/platform/http';
import type { BasketAction } from '../state/basket-reducer.ts';
import { type BasketState, nextOperation, type Operation } from '../state/basket-state.ts';
import type { Refusal } from '../state/refuse-operation.ts';
import type { StoredLine } from '../state/settle-operation.ts';
import type { BasketServer } from './basket-server.ts';
import { createSendingPace } from './sending-pace.ts';

const REPEAT_MS = 2_000;
const REPEAT_MAX_MS = 30_000;

interface Sender {
  readonly server: BasketServer;
  basket(): BasketState;
  apply(action: BasketAction): void;
  /** What the server holds after it; undefined when it refused. */
  answered(operation: Operation, stored: readonly StoredLine[] | undefined): void;
  /** Nothing more is to be sent for now. */
  done(): void;
}

/**
 * Sends what is unsent, one request at a time. One without an answer is repeated under its own key until it gets one, so
 * nothing is lost or done twice.
 */
export function createSending({ server, basket, apply, answered, done }: Sender) {
  let repeat: ReturnType<typeof setTimeout> | undefined;
  let wakeUp: (() => void) | undefined;
  let isPumping = false;
  /** Grows with every reset; answers from before it are dropped. */
  let epoch = 0;
  const pace = createSendingPace(() => void pump());

  async function pump() {
    if (isPumping) return;
    isPumping = true;
    const begun = epoch;
    while (!pace.isWaiting() && begun === epoch) {
      const operation = nextOperation(basket());
      if (!operation) break;
      pace.noteSent();
      apply({ type: 'sent', operation });
      await deliver(operation, begun);
      if (begun === epoch && !pace.isWaiting() && nextOperation(basket())) pace.hurry();
    }
    if (begun !== epoch) return;
    isPumping = false;
    if (!pace.isWaiting()) pace.noteDone();
    done();
  }

  /** Sends until there is an answer of any kind: the request's key makes repeats harmless. */
  async function deliver(operation: Operation, begun: number) {
    const key = newIdempotencyKey();
    for (let pauseMs = REPEAT_MS; ; pauseMs = Math.min(pauseMs * 2, REPEAT_MAX_MS)) {
      const outcome = await server.send(operation, key).then(
        (stored) => ({ stored }),
        (error: unknown) => ({ error }),
      );
      if (begun !== epoch) return;
      if ('error' in outcome && outcome.error instanceof NoAnswer) {
        apply({ type: 'unreachable' });
        await pause(pauseMs);
        if (begun !== epoch) return;
        continue;
      }
      if ('stored' in outcome) apply({ type: 'answered', stored: outcome.stored });
      else apply({ type: 'refused', ...refusalOf(outcome.error) });
      return answered(operation, 'stored' in outcome ? outcome.stored : undefined);
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      wakeUp = resolve;
      repeat = setTimeout(resolve, ms);
    });
  }

  return {
    pump,
    isWaiting: pace.isWaiting,
    linger: pace.linger,
    hurry: pace.hurry,
    leave: pace.leave,
    /** Tries a request without an answer again at once, without waiting for its pause to end. */
    resend() {
      clearTimeout(repeat);
      wakeUp?.();
    },
    reset() {
      epoch += 1;
      isPumping = false;
      clearTimeout(repeat);
      pace.cancel();
    },
  };
}

function refusalOf(error: unknown): Refusal {
  const refusal = error instanceof ApiRefusal ? error : undefined;
  const named = /^products\.(\d+)/.exec(refusal?.errors[0]?.field ?? '')?.[1];
  return {
    message: messageOf(error),
    isMissing: refusal?.code === 404,
    line: named === undefined ? undefined : Number(named),
  };
}
