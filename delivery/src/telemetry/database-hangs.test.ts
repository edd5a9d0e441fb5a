import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { test } from 'node:test';
import { openTelemetryStore } from './start-telemetry.ts';

test('a database that takes connections and says nothing holds telemetry up for seconds only', async (t) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const releaseStore = `postgres://shop@127.0.0.1:${port}/shop`;
  const store = openTelemetryStore({ releaseStore, releasesDir: '' });
  await assert.rejects(store.tallies(0, 1), /timeout/);
});
