import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The next message of a process. Throws if the process ends without one. */
export async function nextMessage(child: ChildProcess): Promise<unknown> {
  const waiting = new AbortController();
  const ended = once(child, 'exit', { signal: waiting.signal }).then(([code, signal]) => {
    throw new Error(`the server ended with ${code ?? signal}`);
  });
  const received = once(child, 'message', { signal: waiting.signal }).then(([message]) => message);
  try {
    return await Promise.race([received, ended]);
  } finally {
    waiting.abort();
    await Promise.allSettled([received, ended]);
  }
}
