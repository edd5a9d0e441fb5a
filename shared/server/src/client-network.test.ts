import { networkOf } from './client-network.ts';

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::2', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['203.0.113.5', '203.0.113.5', true],
  ['203.0.113.5', '203.0.113.6', false],
])('%s and %s are one client: %s', (one, other, isSame) => {
  expect(networkOf(one) === networkOf(other)).toBe(isSame);
});
