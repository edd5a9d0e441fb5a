import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import { it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { defineCall } from '@shop/contracts/platform/call';
import * as v from 'valibot';
import { startTestApp } from '../../../../testing/test-app.ts';
import { publicRoute } from '../route.ts';

const slow = defineCall({
  method: 'GET',
  path: '/api/slow/',
  summary: 'A slow call for this test',
  access: 'public',
  answer: v.object({ isDone: v.boolean() }),
});

it('drops no request when it stops: busy connections are answered, then close by themselves', async () => {
  const begun = Promise.withResolvers<void>();
  const app = await startTestApp({
    modules: [
      [
        publicRoute(slow, async () => {
          begun.resolve();
          await delay(400);
          return { isDone: true };
        }),
      ],
    ],
  });
  const url = await app.listen();
  const agent = new Agent({ keepAlive: true });
  const headers = app.visitor.headers();
  const tally = { answered: 0, refused: 0, failed: [] as string[] };
  const ask = (path: string) =>
    new Promise<boolean>((resolve) => {
      const given = Object.entries(headers).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      );
      const request = get(url + path, { agent, headers: Object.fromEntries(given) }, (response) => {
        response.resume().on('end', () => {
          tally.answered += 1;
          resolve(response.statusCode === 200);
        });
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        // A connection refused before anything was sent is repeated by the web origin. Anything else is a lost request.
        if (error.syscall === 'connect') tally.refused += 1;
        else tally.failed.push(`${path} ${error.code} ${error.message}`);
        resolve(false);
      });
    });
  const busyEnough = Promise.withResolvers<void>();
  const requestForever = async () => {
    while (await ask('/healthz')) {
      if (tally.answered > 100) busyEnough.resolve();
      await delay(2);
    }
  };

  const busy = Promise.all(Array.from({ length: 20 }, requestForever));
  await busyEnough.promise;
  const inFlight = ask('/api/slow/');
  await begun.promise;
  await app.app.drain();
  assert.equal(await inFlight, true);
  await busy;
  assert.deepEqual(tally.failed, []);
  agent.destroy();
  await app.database.close();
});
