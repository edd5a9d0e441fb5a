import { readCandidate } from '../releases/candidate.ts';
import type { Change } from '../releases/change-pointers.ts';
import { openStore } from '../releases/open-store.ts';
import { type PublishOptions, publish } from '../releases/publish.ts';
import type { Settings } from '../settings.ts';
import { answerTo, type ErrorAnswer } from './error-answer.ts';

/** What to publish: folders of builds, by area. */
export interface PublishJob {
  readonly settings: Pick<Settings, 'releasesDir' | 'releaseStore'>;
  readonly folders: ReadonlyMap<string, string>;
  readonly options: PublishOptions;
}

export type PublishOutcome =
  | { readonly changes: readonly Change[] }
  | { readonly refusal: ErrorAnswer; readonly stack: string | undefined };

/** Run as a process of its own, it answers the one job it gets and ends. */
process.once('message', async (job: PublishJob) => {
  const outcome = await run(job);
  process.send?.(outcome, () => process.disconnect());
});

async function run({ settings, folders, options }: PublishJob): Promise<PublishOutcome> {
  try {
    const store = await openStore(settings);
    try {
      const candidates = [];
      for (const [area, folder] of folders) candidates.push(await readCandidate(area, folder));
      return { changes: await publish(store, candidates, options) };
    } finally {
      await store.close();
    }
  } catch (error) {
    return { refusal: answerTo(error), stack: error instanceof Error ? error.stack : undefined };
  }
}
