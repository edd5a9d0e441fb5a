import { readCandidate } from '../releases/candidate.ts';
import type { Change } from '../releases/change-pointers.ts';
import { openStore } from '../releases/open-store.ts';
import { type PublishOptions, publish } from '../releases/publish.ts';
import { answerJob, type StoreSettings } from './run-apart.ts';

/** What to publish: folders of builds, by area. */
export interface PublishJob {
  readonly settings: StoreSettings;
  readonly folders: ReadonlyMap<string, string>;
  readonly options: PublishOptions;
}

answerJob(async ({ settings, folders, options }: PublishJob): Promise<readonly Change[]> => {
  const store = await openStore(settings);
  try {
    const candidates = [];
    for (const [area, folder] of folders) candidates.push(await readCandidate(area, folder));
    return await publish(store, candidates, options);
  } finally {
    await store.close();
  }
});
