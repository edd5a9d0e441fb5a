import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openStore } from '../releases/store/open-store.ts';
import type { ReleaseStore } from '../releases/store/store.ts';
import type { Settings } from '../settings.ts';
import { startOriginOn } from './start-origin.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A change reaches every origin within a second. */
const PICKED_UP_WITHIN_MS = 1000;

export interface SharingOrigin {
  readonly store: ReleaseStore;
  readonly url: string;
  readonly releasesDir: string;
  /** The version of an area that a new page gets. */
  versionOf(area: string): Promise<string | undefined>;
  /** Ends it like a process, before the test does. */
  stop(): Promise<void>;
}

/** A listening origin that shares a store with others; on PostgreSQL, with a folder of its own for its copies. */
export async function startSharingOrigin(
  t: TestContext,
  releaseStore: string | undefined,
  { releasesDir, ...settings }: Partial<Settings> = {},
): Promise<SharingOrigin> {
  const folder = releasesDir ?? `${await temporaryFolder(t)}/releases`;
  const store = await openStore({ releasesDir: folder, releaseStore });
  t.after(() => store.close());
  const { app, url } = await startOriginOn(t, store, folder, { ...settings, releaseStore });
  const stop = async () => {
    app.server.closeAllConnections();
    await app.close();
    await store.close();
  };
  return { store, url, releasesDir: folder, versionOf: (area) => versionAt(url, area), stop };
}

/** Asks until a page shows the version; answers how many milliseconds it took. */
export async function untilVersion(
  origin: SharingOrigin,
  version: string,
  withinMs = PICKED_UP_WITHIN_MS,
  area = 'catalog',
): Promise<number> {
  const start = performance.now();
  while ((await origin.versionOf(area)) !== version) {
    const took = performance.now() - start;
    assert.ok(took < withinMs, `${version} is not shown after ${Math.round(took)} ms`);
    await delay(2);
  }
  return Math.round(performance.now() - start);
}

async function versionAt(url: string, area: string): Promise<string | undefined> {
  const response = await fetch(`${url}/discovery.json`);
  if (!response.ok) throw new Error(`discovery.json answered ${response.status}`);
  const document = (await response.json()) as {
    microFrontends: Record<string, { metadata: { version: string } }[]>;
  };
  return document.microFrontends[area]?.[0]?.metadata.version;
}
