import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AddressLimit } from './address-limit.ts';

const NOW_MS = 60_000_000;

test('an address has its number of failing pages a minute, and again the next', () => {
  const limit = new AddressLimit(2);
  const admits = (address: string, nowMs = NOW_MS) => limit.admits(address, nowMs);
  assert.deepEqual(
    ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2'].map((address) => admits(address)),
    [true, true, false, true],
  );
  assert.ok(admits('10.0.0.1', NOW_MS + 60_000));
});

test('whoever has an IPv6 network changes his address as he likes and still is one', () => {
  const limit = new AddressLimit(1);
  const addresses = [
    '2001:db8:0:1::1',
    '2001:0db8::1:aaaa:0:0:2',
    '2001:db8:0:1:ffff::',
    '2001:db8:0:2::1',
    '::1',
    '::2',
  ];
  assert.deepEqual(
    addresses.map((address) => limit.admits(address, NOW_MS)),
    [true, false, false, true, true, false],
  );
  assert.ok(limit.admits('::ffff:10.0.0.1', NOW_MS) && limit.admits('::ffff:10.0.0.2', NOW_MS));
});
