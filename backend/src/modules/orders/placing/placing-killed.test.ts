import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { placeThroughKills } from '../../../../testing/placing-through-kills.ts';
import { openTestDatabase } from '../../../../testing/test-database.ts';

/** Few enough to be quick; `npm run bench -- placing-killed` kills the process 200 times. */
const KILLS = process.env.TEST_DATABASE_URL ? 8 : 4;

it('an order is placed once and whole, wherever the server is killed, and the next try is answered', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'shop-killed-'));
  const database = process.env.TEST_DATABASE_URL ? await openTestDatabase({ withPeople: false }) : undefined;
  const { survived } = await placeThroughKills(database?.url ?? dataDir, (statements) =>
    // The last kill happens after the order is committed and before the response is sent.
    Array.from({ length: KILLS }, (_, index) => 1 + Math.round((index * statements) / (KILLS - 1))),
  );
  await database?.close();
  rmSync(dataDir, { recursive: true, force: true });
  assert.equal(survived, KILLS);
});
