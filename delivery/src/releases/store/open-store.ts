import type { Settings } from '../../settings.ts';
import { FileReleaseStore } from './file-store.ts';
import { PostgresReleaseStore } from './postgres/postgres-store.ts';
import type { ReleaseStore } from './store.ts';

/** The store the settings name: PostgreSQL of `RELEASE_STORE`, or files in `RELEASES_DIR`. Close it when done. */
export async function openStore({
  releasesDir,
  releaseStore,
}: Pick<Settings, 'releasesDir' | 'releaseStore'>): Promise<ReleaseStore> {
  if (releaseStore !== undefined) return PostgresReleaseStore.open(releaseStore, releasesDir);
  return FileReleaseStore.open(releasesDir);
}
