import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Settings } from '../settings.ts';
import { answerTo, type ErrorAnswer } from './error-answer.ts';

/** The settings with which a separate process opens the store of the origin that started it. */
export type StoreSettings = Pick<Settings, 'releasesDir' | 'releaseStore'>;

type Outcome<Result> =
  | { readonly result: Result }
  | { readonly refusal: ErrorAnswer; readonly stack: string | undefined };

/** The other process has refused; `answer` is its response. */
export class ApartFailed extends Error {
  override readonly name = 'ApartFailed';
  readonly answer: ErrorAnswer;
  constructor(answer: ErrorAnswer, cause: string | undefined) {
    super(answer.body.error.message, { cause });
    this.answer = answer;
  }
}

/**
 * Runs `script`, named relative to this folder, for one job in a separate process of lower priority: work
 * that takes seconds of a core must not delay pages. Throws `ApartFailed`.
 */
export async function runApart<Job extends object, Result>(
  script: string,
  job: Job,
  timeoutMs: number,
): Promise<Result> {
  const child = fork(path.join(import.meta.dirname, script), {
    serialization: 'advanced',
    execArgv: [],
    timeout: timeoutMs,
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const outcome = await new Promise<Outcome<Result>>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Outcome<Result>));
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`${script} has ended early (${signal ?? code})`)));
    child.send(job);
  });
  if ('refusal' in outcome) throw new ApartFailed(outcome.refusal, outcome.stack);
  return outcome.result;
}

/** The side of the separate process: answers its one job and exits. */
export function answerJob<Job, Result>(run: (job: Job) => Promise<Result>): void {
  process.once('message', async (job: Job) => {
    const outcome = await run(job).then(
      (result) => ({ result }),
      (error: unknown) => ({
        refusal: answerTo(error),
        stack: error instanceof Error ? error.stack : undefined,
      }),
    );
    process.send?.(outcome, () => process.disconnect());
  });
}
