import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startOrigin } from '../testing/start-origin.ts';

test('a restart finishes what has begun, tells clients to leave and drops nothing', async (t) => {
  const api = http.createServer((_request, response) => setTimeout(() => response.end('{}'), 600));
  await once(api.listen(0, '127.0.0.1'), 'listening');
  t.after(() => api.close());
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const { app, url } = await startOrigin(t, { apiOrigin });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  t.after(() => agent.destroy());
  const answers = await Promise.all(Array.from({ length: 4 }, () => get(`${url}/robots.txt`, agent)));
  assert.ok(answers.every(({ connection }) => connection === 'keep-alive'));

  const slow = get(`${url}/api/slow/`, agent);
  await delay(50);
  const drained = app.drain();
  const health = await get(`${url}/healthz`, agent);
  assert.deepEqual(
    { status: health.status, connection: health.connection },
    { status: 503, connection: 'close' },
  );
  assert.deepEqual(await slow, { status: 200, connection: 'close' });
  await drained;
  await assert.rejects(get(`${url}/robots.txt`, agent));
});

test('live streams are cut, so that a restart does not wait for them', async (t) => {
  const api = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  t.after(() => api.closeAllConnections());
  t.after(() => api.close());
  const { app, url } = await startOrigin(t, {
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  });
  const stream = await fetch(`${url}/api/events/`);
  const [, cut] = await Promise.all([app.drain(), stream.text().catch(() => 'cut')]);
  assert.equal(cut, 'cut');
});

function get(url: string, agent: http.Agent): Promise<{ status?: number; connection?: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
    });
    request.once('error', reject);
  });
}
