import { verifyStore } from '../releases/reports/verify.ts';
import { openStore } from '../releases/store/open-store.ts';
import { answerJob, type StoreSettings } from './run-apart.ts';

export interface VerifyJob {
  readonly settings: StoreSettings;
  /** All of them when undefined. */
  readonly areas: readonly string[] | undefined;
}

// Nobody is left to hear of what is found.
process.once('disconnect', () => process.exit());

answerJob(async ({ settings, areas }: VerifyJob): Promise<readonly string[]> => {
  const store = await openStore(settings);
  try {
    return await verifyStore(store, areas);
  } finally {
    await store.close();
  }
});
