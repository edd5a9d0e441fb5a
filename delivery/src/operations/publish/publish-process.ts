import type { Change } from '../../releases/moves/change-pointers.ts';
import { type PublishOptions, publish } from '../../releases/moves/publish.ts';
import { readCandidate } from '../../releases/package/candidate.ts';
import { openStore } from '../../releases/store/open-store.ts';
import { answerJob, type StoreSettings } from '../run-apart.ts';

/** Folders of the builds to publish, by area. */
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
