import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loggedPath } from './logged-path.ts';

test('the log learns no query and no key of a file', () => {
  assert.equal(loggedPath('/login?code=secret'), '/login');
  assert.equal(loggedPath('/api/files/c2VjcmV0/'), '/api/files/…');
  assert.equal(loggedPath('/web/profile/order/17/'), '/web/profile/order/17/');
});
