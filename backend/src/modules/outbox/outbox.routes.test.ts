import assert from 'node:assert/strict';
import { it, type TestContext } from 'node:test';
import { sendPasswordLink, sendSmsCode } from '@shop/contracts/account/account';
import { getOutbox } from '@shop/contracts/platform/developer';
import { startTestApp } from '../../../testing/test-app.ts';
import type { Settings } from '../../platform/settings/settings.ts';

async function shopWith(t: TestContext, settings: Partial<Settings> = {}) {
  const app = await startTestApp({ settings });
  t.after(() => app.close());
  return app;
}

const itOnEmbedded = process.env.TEST_DATABASE_URL ? () => undefined : it;

itOnEmbedded('the outbox shows a developer what nothing has sent, the latest first', async (t) => {
  const app = await shopWith(t);
  await app.visitor.call(sendPasswordLink, { body: { email: 'buyer@demo.example' } });
  await app.visitor.call(sendSmsCode, { body: { phone: '79000000001', purpose: 'login' } });
  const { items } = await app.visitor.call(getOutbox);
  assert.deepEqual(
    items.map(({ kind, recipient, subject }) => [kind, recipient, subject]),
    [
      ['sms', '79000000001', ''],
      ['email', 'buyer@demo.example', 'Новый пароль'],
    ],
  );
});

for (const [where, settings, headers] of [
  ['that listens to a network', { host: '0.0.0.0' }, {}],
  ['without demo users', { hasDemoUsers: false }, {}],
  ['requested from another machine through a proxy', {}, { 'x-forwarded-for': '203.0.113.7' }],
] as const) {
  it(`the outbox of a shop ${where} is not exposed`, async (t) => {
    const app = await shopWith(t, settings);
    const { httpStatus, error } = await app.visitor.attempt(getOutbox, {}, { headers });
    assert.deepEqual([httpStatus, error?.code], [404, 404]);
  });
}

it('the outbox of a shop on PostgreSQL is not exposed', async (t) => {
  const app = await shopWith(t);
  Object.assign(app.services.database, { kind: 'postgres' });
  assert.equal((await app.visitor.attempt(getOutbox)).httpStatus, 404);
});
