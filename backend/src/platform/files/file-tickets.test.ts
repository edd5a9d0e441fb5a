import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Actor } from '../actor/actor.ts';

const actor: Actor = {
  sessionId: 1,
  userId: 1,
  login: 'buyer@demo.example',
  name: 'Ирина Соколова',
  role: 'CUSTOMER',
  scope: ['documents'],
  counterpartyId: 1,
  isCompanyAdmin: true,
  isDemo: true,
  actedBy: null,
  boundTo: null,
  closure: null,
};

describe('file URLs', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
    app.services.files.register<{ text: string }>('test-file', async ({ text }, { actor: { login } }) => ({
      name: 'Счёт № 7.txt',
      type: 'text/plain; charset=utf-8',
      content: Buffer.from(`${text} для ${login}`),
    }));
  });
  after(() => app.close());
  const issue = () =>
    app.services.files.issueUrl(app.db, actor, { kind: 'test-file', parameters: { text: 'Привет' } });

  it('give the file once, without headers, under its Russian name', async () => {
    const url = await issue();
    const first = await app.app.inject({ url });
    assert.deepEqual([first.statusCode, first.body], [200, 'Привет для buyer@demo.example']);
    assert.match(String(first.headers['content-disposition']), /filename\*=UTF-8''%D0%A1%D1%87%D1%91%D1%82/);
    assert.equal(first.headers['content-security-policy'], "default-src 'none'; sandbox");
    assert.equal((await app.app.inject({ url })).statusCode, 404);
  });

  it('serve one of two simultaneous requests', async () => {
    const url = await issue();
    const answers = await Promise.all([app.app.inject({ url }), app.app.inject({ url })]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 404]);
  });

  it('live for 60 s', async () => {
    const url = await issue();
    await app.db
      .updateTable('file_tickets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    const { statusCode, body } = await app.app.inject({ url });
    assert.equal(statusCode, 404);
    assert.match(body, /больше не действует/);
  });

  it('answer an invalid token like an expired one', async () => {
    assert.equal((await app.app.inject({ url: '/api/files/garbage/' })).statusCode, 404);
  });
});
