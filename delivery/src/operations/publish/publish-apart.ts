import type { Change } from '../../releases/moves/change-pointers.ts';
import { runApart } from '../run-apart.ts';
import type { PublishJob } from './publish-process.ts';

const TIMEOUT_MS = 120_000;
/** So many at once; the others wait, whoever they are. */
const LANES = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Publishes in a process of its own: compressing takes every thread there is. Throws `ApartFailed`. */
export async function publishApart(job: PublishJob): Promise<readonly Change[]> {
  if (running >= LANES) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await runApart('publish/publish-process.ts', job, TIMEOUT_MS);
  } finally {
    // Whoever waits takes over this one's place.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
