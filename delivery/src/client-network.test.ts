import assert from 'node:assert/strict';
import { test } from 'node:test';
import { networkOf } from './client-network.ts';

const alike: readonly (readonly [string, string, boolean])[] = [
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::2', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['203.0.113.5', '203.0.113.5', true],
  ['203.0.113.5', '203.0.113.6', false],
];

for (const [one, other, isSame] of alike)
  test(`${one} and ${other} are ${isSame ? 'one client' : 'two clients'}`, () => {
    assert.equal(networkOf(one) === networkOf(other), isSame);
  });
