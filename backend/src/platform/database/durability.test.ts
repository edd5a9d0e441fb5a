import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { SHORT_LIVED } from '../../../testing/short-lived.ts';
import { makeTestFolder } from '../../../testing/test-folder.ts';
import { openDatabase } from './database.ts';
import { FolderLockedError } from './folder-lock.ts';

describe('the embedded database', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'shop-durability-'));
  before(() => makeTestFolder(dataDir, { withPeople: false }));
  after(() => rmSync(dataDir, { recursive: true, force: true }));
  const startWriter = () =>
    fork(new URL('../../../testing/endless-writer.ts', import.meta.url), [dataDir], {
      execArgv: [...SHORT_LIVED],
    });

  it('keeps every answered row through kill -9 in the middle of writes, three times over', async () => {
    const answered: string[] = [];
    for (const round of [1, 2, 3]) {
      const writer = startWriter();
      writer.on('message', (name) => answered.push(String(name)));
      await until(() => answered.length >= round * 150, writer);
      writer.kill('SIGKILL');
      await once(writer, 'exit');
    }

    const database = await openDatabase({ dataDir });
    const rows = await database.db.selectFrom('cities').select('name').execute();
    const stored = new Set(rows.map(({ name }) => name));
    assert.deepEqual(
      answered.filter((name) => !stored.has(name)),
      [],
    );
    await database.close();
  });

  it('opens for one process at a time and says so to the second', async () => {
    const database = await openDatabase({ dataDir });
    await assert.rejects(openDatabase({ dataDir }), FolderLockedError);
    const writer = startWriter();
    const [code] = await once(writer, 'exit');
    assert.equal(code, 1);
    await database.close();
    await (await openDatabase({ dataDir })).close();
  });
});

async function until(isReached: () => boolean, child: ChildProcess): Promise<void> {
  while (!isReached()) {
    assert.equal(child.exitCode, null, 'the writer ended by itself');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
