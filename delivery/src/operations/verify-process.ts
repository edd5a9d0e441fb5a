import { verifyStore } from '../releases/reports/verify.ts';
import { openStore } from '../releases/store/open-store.ts';
import { answerJob, type StoreSettings } from './run-apart.ts';

export interface VerifyJob {
  readonly settings: StoreSettings;
  /** All areas when undefined. */
  readonly areas: readonly string[] | undefined;
}

// Nobody is listening any more.
process.once('disconnect', () => process.exit());

answerJob(async ({ settings, areas }: VerifyJob): Promise<readonly string[]> => {
  const store = await openStore(settings);
  try {
    return await verifyStore(store, areas);
  } finally {
    await store.close();
  }
});
