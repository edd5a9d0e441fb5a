import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wideNetworkOf, witnessFrom } from './witness.ts';

const secret = 'a secret of the tests';

for (const [address, network] of [
  ['203.0.113.9', '203.0.113'],
  ['203.0.113.200', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['203.0.114.9', '203.0.114'],
  ['2001:db8:1:2::3', '8193:3512:1'],
  ['2001:db8:1:ffff:1::', '8193:3512:1'],
  ['2001:db8:2::1', '8193:3512:2'],
  ['127.0.0.1', 'loopback'],
  ['127.9.9.9', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
] as const)
  test(`${address} is of ${network}`, () => assert.equal(wideNetworkOf(address), network));

test('a witness is known by keyed hashes only, and all of an IPv6 network is one voice', () => {
  const witness = (address: string, key = secret) => witnessFrom(address, { kind: 'yes', value: 7 }, key)!;
  const one = witness('2001:db8:1:2::3');
  assert.deepEqual([...one.units.keys()], ['network', 'account']);
  assert.equal(one.units.get('network'), witness('2001:db8:1:ffff::9').units.get('network'));
  assert.notEqual(
    one.units.get('network'),
    witness('2001:db8:1:2::3', 'another secret').units.get('network'),
  );
  assert.doesNotMatch([...one.units.values()].join(), /2001|db8/);
});

test('a session that has ended makes a guest, and one that nobody knows of no witness', () => {
  assert.equal(witnessFrom('10.0.0.1', { kind: 'no', message: undefined }, secret)?.audience, 'guest');
  assert.equal(witnessFrom('10.0.0.1', undefined, secret)?.audience, 'guest');
  assert.equal(witnessFrom('10.0.0.1', { kind: 'no-answer' }, secret), undefined);
});
