import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addNode } from '../../src/modules/exchange/nodes/nodes.service.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { buildApp } from '../../src/processes/api/app.ts';
import { seedPeople } from '../../src/processes/demo/seed-people.ts';
import { startExchangeJob } from '../../src/processes/jobs/exchange-job.ts';
import { testSettings } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';

/** Tasks of the bench: `call` measures listings until `stop`, and answers how long each took in milliseconds. */
export type MeasuredTask = 'call' | 'stop';

/** A process of its own, so that the memory of the bench is not counted. */
const [, , databaseUrl = '', folder = ''] = process.argv;
mkdirSync(folder, { recursive: true });
const database = await openDatabase({ databaseUrl, dataDir: '' });
const { db } = database;
await migrate(db);
await seedPeople(db);
const settings = { ...testSettings, dataDir: folder, mediaDir: path.join(folder, 'media') };
const { app, exchange } = await buildApp({ settings, database });
startExchangeJob(exchange, db, settings, app.log);
await app.listen({ port: 0, host: '127.0.0.1' });
const { password } = await db.transaction().execute((tx) =>
  addNode(
    tx,
    { userId: null, name: 'bench' },
    {
      ...{ login: 'ut-main', name: 'УТ', kinds: ['catalog'], allowedNetworks: [] },
      ...{ ordersSince: '2020-01-01', encoding: 'utf-8', isActive: true, isRehearsal: false },
    },
  ),
);
const buyer = await TestClient.logIn(app, settings.hashSalt, 'buyer@demo.example', 'Demo2026');
const times: number[] = [];
let isCalling = false;

process.on('message', (task: MeasuredTask) => {
  if (task === 'call') void callUntilStopped();
  else isCalling = false;
});
process.send?.({ origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, password });

async function callUntilStopped(): Promise<void> {
  isCalling = true;
  times.length = 0;
  while (isCalling) {
    const started = performance.now();
    const query = { PAGEN_1: String((times.length % 3) + 1), page_size: '20', nav_num: '1' };
    const answer = await buyer.send({ method: 'GET', url: '/web/catalog/perchatki/', query });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    times.push(performance.now() - started);
    await pause(50);
  }
  process.send?.(times);
}
