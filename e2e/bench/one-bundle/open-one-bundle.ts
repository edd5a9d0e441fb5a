import { join } from 'node:path';
import { areaOf, frontends } from '../../../tools/lib/project.mjs';
import { makeRunFolder } from '../../fixtures/run-folder.ts';
import { release } from '../../fixtures/servers.ts';
import { openShop, type Shop } from '../../fixtures/shop.ts';
import { folderOf } from './release-folders.mjs';

/** A shop whose pages are the one bundle that `npm run bench` has built, published like any release. */
export async function openOneBundle(): Promise<Shop & { close(): Promise<void> }> {
  const releasesDir = await makeRunFolder('one-bundle');
  for (const area of frontends.map(areaOf))
    await release(releasesDir, 'publish', area, '--from', join(import.meta.dirname, 'dist', folderOf(area)));
  return openShop({ RELEASES_DIR: releasesDir });
}
