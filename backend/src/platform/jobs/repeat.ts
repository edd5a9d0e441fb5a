import type { FastifyBaseLogger } from 'fastify';

export interface Repeated {
  readonly everyMs: number;
  /** Logged where `work` fails; it is tried again the next time. */
  readonly failure: string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Does `work` again and again, never twice at a time. Returns the function that stops it, after what it is at. */
export function repeat(work: () => Promise<void>, { everyMs, failure, log }: Repeated): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
