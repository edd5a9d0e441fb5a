import type { FastifyBaseLogger } from 'fastify';

/** How often to run a job, and how to report its failures. */
export interface Repeated {
  readonly everyMs: number;
  /** Logged when `work` fails; it runs again the next time. */
  readonly failure: string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Repeats `work`, never twice at a time. Returns the function that stops it after the current run. */
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
