import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { checkSession } from '@shop/shared/contracts/session';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('sessions', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.close());

  it('logs the buyer in and tells who it is and what is allowed', async () => {
    const buyer = await app.clientFor('buyer@demo.example');
    const { user } = await buyer.call(checkSession);
    assert.equal(user.name, 'Ирина Соколова');
    assert.deepEqual(user.scope, ['prices', 'order', 'finances', 'documents', 'company', 'appeals']);
  });
});
