import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Change } from '../releases/change-pointers.ts';
import type { ErrorAnswer } from './error-answer.ts';
import type { PublishJob, PublishOutcome } from './publish-process.ts';

const TIMEOUT_MS = 120_000;
/** So many at once; the others wait, whoever they are. */
const LANES = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** The other process has refused; `answer` is what to tell. */
export class PublishFailed extends Error {
  override readonly name = 'PublishFailed';
  readonly answer: ErrorAnswer;
  constructor(answer: ErrorAnswer, cause: string | undefined) {
    super(answer.body.error.message, { cause });
    this.answer = answer;
  }
}

/**
 * Publishes in a process of its own, below the priority of this one: compressing takes seconds of a core and every
 * thread there is, and pages must not wait for it. Throws `PublishFailed`.
 */
export async function publishApart(job: PublishJob): Promise<readonly Change[]> {
  if (running >= LANES) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await runApart(job);
  } finally {
    // Whoever waits takes over this one's place.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function runApart(job: PublishJob): Promise<readonly Change[]> {
  const script = path.join(import.meta.dirname, 'publish-process.ts');
  const child = fork(script, { serialization: 'advanced', execArgv: [], timeout: TIMEOUT_MS });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const outcome = await new Promise<PublishOutcome>((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The process that publishes has ended early (${signal ?? code})`)),
    );
    child.send(job);
  });
  if ('refusal' in outcome) throw new PublishFailed(outcome.refusal, outcome.stack);
  return outcome.changes;
}
