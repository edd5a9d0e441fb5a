import type { FastifyInstance } from 'fastify';

/** Does something again and again until the server closes, never twice at once; a failure is logged. */
export function repeat(
  app: FastifyInstance,
  everyMs: number,
  work: () => Promise<void>,
  complaint: string,
): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const turn = async () => {
    try {
      await work();
    } catch (error) {
      if (!isClosed) app.log.error({ err: error }, complaint);
    }
    if (!isClosed) timer = setTimeout(turn, everyMs).unref();
  };
  timer = setTimeout(turn, everyMs).unref();
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
  });
}
