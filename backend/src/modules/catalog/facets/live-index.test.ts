import assert from 'node:assert/strict';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { getListing } from '@shop/contracts/catalog/listings';
import { sql } from 'kysely';
import { DEMO_PASSWORD, testSettings } from '../../../../testing/test-app.ts';
import { TestClient } from '../../../../testing/test-client.ts';
import { openTestDatabase } from '../../../../testing/test-database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { buildApp } from '../../../processes/api/app.ts';

/** The API with a connection for notifications that a test can break, and its log. */
async function openShop() {
  const whole = await openTestDatabase();
  const gaps: (() => void)[] = [];
  const state = { isDeaf: false };
  const database: Database = {
    ...whole,
    listen: (channel, listener, onGap) => {
      if (onGap !== undefined) gaps.push(onGap);
      return whole.listen(channel, (message) => void (state.isDeaf || listener(message)), onGap);
    },
  };
  const log = new PassThrough();
  const settings = { ...testSettings, logLevel: 'error' };
  const { app } = await buildApp({ settings, database, logTo: { write: (line) => void log.write(line) } });
  const buyer = await TestClient.logIn(app, settings.hashSalt, 'buyer@demo.example', DEMO_PASSWORD);
  return {
    db: whole.db,
    log,
    goDeaf: () => {
      state.isDeaf = true;
    },
    hearAgain: () => {
      state.isDeaf = false;
      for (const onGap of gaps) onGap();
    },
    sections: async () =>
      (await buyer.call(getListing, { params: { code: '' }, query: {} })).sections.map(({ name }) => name),
    close: async () => {
      await app.close();
      await whole.close();
    },
  };
}

describe('the catalogue index', () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());

  async function addProduct(section: string) {
    const values = { external_id: section, code: section, name: section };
    const { id: section_id } = await shop.db
      .insertInto('sections')
      .values({ ...values, path: section, depth: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('products')
      .values({ ...values, section_id, article: section })
      .execute();
  }
  async function until(expected: readonly string[]) {
    for (const deadline = Date.now() + 10_000; Date.now() < deadline; await delay(50)) {
      if (JSON.stringify(await shop.sections()) === JSON.stringify(expected)) return;
    }
    assert.deepEqual(await shop.sections(), expected);
  }

  it('applies changes notified while its connection was lost', async () => {
    await addProduct('boots');
    await until(['boots']);
    shop.goDeaf();
    await addProduct('gloves');
    shop.hearAgain();
    await until(['boots', 'gloves']);
  });

  it('keeps answering while the database cannot be read, logs the failure, and catches up', async () => {
    await addProduct('boots');
    await until(['boots']);
    await sql`alter table product_properties rename to mislaid`.execute(shop.db);
    await addProduct('gloves');
    const [line] = await once(shop.log, 'data');
    assert.match(String(line), /the catalogue index could not be refreshed/);
    assert.deepEqual(await shop.sections(), ['boots']);
    await sql`alter table mislaid rename to product_properties`.execute(shop.db);
    await until(['boots', 'gloves']);
  });
});
