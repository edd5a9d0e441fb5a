import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';

/** Creates a folder for a test and removes it afterwards. */
export async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'delivery-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
