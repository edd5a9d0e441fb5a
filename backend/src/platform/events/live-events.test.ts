import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { getCounterparties, switchCounterparty } from '@shop/contracts/account/header';
import { logOut } from '@shop/contracts/account/session';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { hashSecret } from '../http/session/session.ts';
import { publish } from './live-events.ts';

describe('the live stream', () => {
  let app: TestApp;
  let url: string;
  let romashkaId: number;
  const closing = new AbortController();
  before(async () => {
    app = await startTestApp();
    url = await app.listen();
    const romashka = await app.db
      .selectFrom('counterparties')
      .select('id')
      .where('name', '=', 'ООО «Ромашка»')
      .executeTakeFirstOrThrow();
    romashkaId = romashka.id;
  });
  after(async () => {
    closing.abort();
    await app.close();
  });

  /** Everything that arrives on a stream, joined; `has` waits for a text. */
  async function open(client: TestClient) {
    const headers = Object.entries(client.headers()).filter((entry): entry is [string, string] => !!entry[1]);
    const response = await fetch(`${url}/api/events/`, { headers, signal: closing.signal });
    let received = '';
    const reading = (async () => {
      for await (const chunk of response.body ?? []) received += Buffer.from(chunk).toString();
    })().catch(() => {});
    const has = async (text: string, withinMs = 3000) => {
      const until = Date.now() + withinMs;
      while (!received.includes(text) && Date.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 10));
      return received.includes(text);
    };
    return { response, has, ended: reading };
  }

  it('delivers an event to all users of the counterparty and to nobody else', async () => {
    const buyer = await open(await app.clientFor('buyer@demo.example'));
    const clerk = await open(await app.clientFor('clerk@demo.example'));
    const stranger = await open(await app.clientFor('stranger@demo.example'));
    assert.match(buyer.response.headers.get('content-type') ?? '', /text\/event-stream/);
    await publish(app.db, 'basket.changed', { offerIds: [1, 2] }, { counterpartyId: romashkaId });
    const expected = 'event: basket.changed\ndata: {"offerIds":[1,2]}\n\n';
    assert.deepEqual([await buyer.has(expected), await clerk.has(expected)], [true, true]);
    assert.equal(await stranger.has('basket.changed', 200), false);
  });

  it('delivers committed events and no rolled-back ones', async () => {
    const buyer = await open(await app.clientFor('buyer@demo.example'));
    const to = { counterpartyId: romashkaId };
    await app.db
      .transaction()
      .execute(async (tx) => {
        await publish(tx, 'order.placed', { orderId: 666 }, to);
        throw new Error('rolled back');
      })
      .catch(() => {});
    await app.db.transaction().execute((tx) => publish(tx, 'order.placed', { orderId: 7 }, to));
    assert.equal(await buyer.has('"orderId":7'), true);
    assert.equal(await buyer.has('666', 50), false);
  });

  it('splits a list too long for one message', async () => {
    const buyer = await open(await app.clientFor('buyer@demo.example'));
    const offerIds = Array.from({ length: 5000 }, (_, index) => 1_000_000_000 + index);
    await publish(app.db, 'basket.changed', { offerIds }, { counterpartyId: romashkaId });
    assert.equal(await buyer.has('1000004999'), true);
  });

  it('ends with the logout, and nothing comes after it', async () => {
    const client = await app.clientFor('buyer@demo.example');
    const leaving = await open(client);
    const staying = await open(await app.clientFor('buyer@demo.example'));
    await client.call(logOut);
    await publish(app.db, 'order.placed', { orderId: 4711 }, { counterpartyId: romashkaId });
    assert.equal(await staying.has('4711'), true);
    assert.equal(await leaving.has('4711', 50), false);
    await leaving.ended;
  });

  it('delivers no event of a company that the user has just left', async () => {
    const client = await app.clientFor('buyer@demo.example');
    const companies = await client.call(getCounterparties);
    const other = companies.items.find(({ isCurrent }) => !isCurrent)!;
    const stream = await open(client);
    await client.call(switchCounterparty, { params: { id: other.id } });
    await publish(app.db, 'order.placed', { orderId: 4712 }, { counterpartyId: romashkaId });
    assert.equal(await stream.has('4712', 100), false);
    await stream.ended;
    await client.call(switchCounterparty, { params: { id: romashkaId } });
  });

  it('survives a reader that stops reading and whose session ends', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] });
    const client = await app.clientFor('buyer@demo.example');
    const requested = once(app.app.server, 'request');
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1').pause();
    const headers = Object.entries(client.headers()).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET /api/events/ HTTP/1.1\r\nhost: shop\r\n${headers.join('')}\r\n`);
    const to = { counterpartyId: romashkaId };
    const offerIds = Array.from({ length: 400 }, (_, index) => 1_000_000_000 + index);
    const [, answer] = (await requested) as [unknown, ServerResponse];
    while (answer.writableLength < 100_000) await publish(app.db, 'basket.changed', { offerIds }, to);
    await app.db
      .updateTable('sessions')
      .set({ ended_at: new Date() })
      .where('token_hash', '=', hashSecret(client.token ?? ''))
      .execute();
    t.mock.timers.tick(20_000);
    await delay(100);
    for (const orderId of [1, 2, 3]) await publish(app.db, 'order.placed', { orderId }, to);
    await delay(100);
    assert.equal(answer.writableEnded, true);
    socket.destroy();
    assert.equal((await app.app.inject({ url: '/healthz' })).statusCode, 200);
  });

  it('is closed to visitors', async () => {
    const response = await fetch(`${url}/api/events/`, {
      headers: Object.entries(app.visitor.headers()).filter((entry): entry is [string, string] => !!entry[1]),
    });
    assert.equal(response.status, 401);
  });

  it('ends when the server stops, so that a restart waits for nobody', async () => {
    const { ended } = await open(await app.clientFor('buyer@demo.example'));
    app.services.events.endAll();
    await ended;
  });
});
