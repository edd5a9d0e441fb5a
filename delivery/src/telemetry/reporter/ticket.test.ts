import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTicket, type Ticket, writeTicket } from './ticket.ts';

const secret = 'a secret of the tests';
const nowMs = Date.parse('2026-06-01T12:00:00Z');
const ticket: Ticket = {
  nonce: 'N-4x_vZK7h0Vq3yQw1e2r5',
  issuedAt: nowMs / 1000,
  sample: 10,
  releases: new Map([
    ['shell', ['3.16.0']],
    ['basket-order', ['2.0.0-rc.1+7', '1.0.0']],
  ]),
  guests: new Set(['support']),
  stages: new Map([['shell', nowMs / 1000 - 60]]),
};
const written = writeTicket(ticket, secret);

test('a ticket says what was written', () => {
  assert.deepEqual(readTicket(written, secret, nowMs), ticket);
});

test('a ticket is good for a day, on clocks that differ by less than a minute', () => {
  const isGood = (seconds: number) => readTicket(written, secret, nowMs + seconds * 1000) !== undefined;
  assert.deepEqual([-61, -59, 0, 86_399, 86_400].map(isGood), [false, true, true, true, false]);
});

test('any change of any character spoils it', () => {
  for (let place = 0; place < written.length; place += 1) {
    const other = written[place] === 'A' ? 'B' : 'A';
    const changed = written.slice(0, place) + other + written.slice(place + 1);
    // The last character of 32 bytes in base64 has two bits that say nothing.
    if (place < written.length - 1) assert.equal(readTicket(changed, secret, nowMs), undefined, changed);
  }
  for (const text of ['', '~', '~'.repeat(60), 'x'.repeat(5000)])
    assert.equal(readTicket(text, secret, nowMs), undefined);
  assert.equal(readTicket(written, 'another secret', nowMs), undefined);
});
