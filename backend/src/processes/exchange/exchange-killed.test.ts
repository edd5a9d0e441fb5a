import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { exchangeThroughKills, STEPS } from '../../../testing/one-c/exchange-through-kills.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';

/** Ten moments over the whole exchange; `npm run bench -- exchange` takes two hundred at random. */
const failures = Array.from({ length: 10 }, (_, index) => ({
  side: index % 3 === 2 ? ('1c' as const) : ('server' as const),
  step: Math.round((index * (STEPS - 1)) / 9),
  afterMs: (index * 7) % 23,
}));

it('nothing is lost, doubled or half done, wherever the server is killed or 1C is gone; the next exchange finishes the work', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'shop-killed-'));
  const database = process.env.TEST_DATABASE_URL ? await openTestDatabase({ withPeople: false }) : undefined;
  try {
    await exchangeThroughKills(database?.url ?? dataDir, failures);
  } finally {
    await database?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  assert.equal(failures.length, 10);
});
