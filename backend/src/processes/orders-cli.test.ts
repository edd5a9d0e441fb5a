import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildCatalogue } from '../../testing/builders/basket/catalogue.builder.ts';
import { buildPlacedOrder } from '../../testing/builders/orders/placed-order.builder.ts';
import { SHORT_LIVED } from '../../testing/short-lived.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';

const cli = new URL('./orders-cli.ts', import.meta.url).pathname;

describe('the orders command', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'shop-orders-'));
  const numbers: string[] = [];
  const opened = async (work: (db: Database['db']) => Promise<void>) => {
    const database = await openDatabase({ dataDir });
    await work(database.db).finally(() => database.close());
  };
  before(() =>
    makeTestFolder(dataDir, {
      fill: async (db) => {
        const shop = await buildCatalogue(db);
        const lines = [{ offerId: shop.idOf('gloves'), quantity: 2 }];
        for (const paySystem of ['invoice', 'credit'] as const)
          numbers.push((await buildPlacedOrder(db, { lines, paySystem })).number);
      },
    }),
  );
  after(() => rmSync(dataDir, { recursive: true }));

  function run(...args: readonly string[]) {
    const database = { DATA_DIR: dataDir, DATABASE_URL: '', EMBEDDED_DATABASE: '1' };
    const env = { ...process.env, ...database, HASH_SALT: 'a salt for tests only' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [...SHORT_LIVED, cli, ...args], {
      env,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  it('makes a transition of all orders, or brings one to a status, and lists open orders', () => {
    const [paid, credited] = numbers as [string, string];
    assert.deepEqual(JSON.parse(run('advance', '--json').stdout), [
      { number: paid, step: 'confirm', status: 'confirmed' },
      { number: credited, step: 'confirm', status: 'confirmed' },
    ]);
    assert.deepEqual(
      run('advance', paid, '--to', 'shipped').stdout.trim().split('\n'),
      ['pay      confirmed', 'pick     picking', 'ship     shipped'].map((move) => `${paid}  ${move}`),
    );
    const [first, second] = run('list').stdout.split('\n');
    assert.match(first!, new RegExp(`^${paid}\\s+shipped\\s+invoice\\s+shipped\\s+next: deliver .*Ромашка`));
    assert.match(second!, new RegExp(`^${credited}\\s+confirmed\\s+credit\\s+planned\\s+next: pick `));
  });

  it('reports what is wrong with a call', async () => {
    const unknown = run('advance', 'ЗК-2000-00001');
    assert.deepEqual([unknown.status, unknown.stderr], [1, 'There is no order ЗК-2000-00001\n']);
    const goal = run('advance', '--to', 'new');
    assert.equal(goal.status, 2);
    assert.match(goal.stderr, /confirmed, picking, shipped, delivered/);
    await opened(async () => {
      const locked = run('list');
      assert.equal(locked.status, 2);
      assert.match(locked.stderr, /is open in another process.*\n.*BACK_OFFICE_PACE_S/);
    });
  });
});
