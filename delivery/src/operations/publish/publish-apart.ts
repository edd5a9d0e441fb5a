import type { Change } from '../../releases/moves/change-pointers.ts';
import { runApart } from '../run-apart.ts';
import type { PublishJob } from './publish-process.ts';

const TIMEOUT_MS = 120_000;
/** The maximum number of concurrent processes; further requests wait, from any actor. */
const LANES = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Publishes in a separate process, since compressing takes every thread there is. Throws `ApartFailed`. */
export async function publishApart(job: PublishJob): Promise<readonly Change[]> {
  if (running >= LANES) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await runApart('publish/publish-process.ts', job, TIMEOUT_MS);
  } finally {
    // The next request in the queue takes over this slot.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
