import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { defineCall } from '@shop/contracts/platform/call';
import * as v from 'valibot';
import { impersonate } from '../../../testing/builders/people/impersonation.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { scoped } from '../database/scoped.ts';
import { Conflict } from '../errors/errors.ts';
import { write } from './route.ts';

const addConsignee = defineCall({
  method: 'POST',
  path: '/api/test/consignee/',
  summary: 'A write for this test',
  access: 'session',
  body: v.object({ name: v.string(), fail: v.optional(v.boolean(), false) }),
  answer: v.object({ id: v.number() }),
});

describe('state-changing calls', () => {
  let app: TestApp;
  let buyer: TestClient;
  const countNamed = async (name: string) =>
    (await app.db.selectFrom('consignees').select('id').where('name', '=', name).execute()).length;

  before(async () => {
    app = await startTestApp({
      modules: [
        (await import('../../modules/session/session.routes.ts')).sessionModule,
        [
          write(
            addConsignee,
            async ({ actor, db, body }) => {
              const row = await scoped(db, actor)
                .insertInto('consignees', { name: body.name })
                .returning('id')
                .executeTakeFirstOrThrow();
              if (body.fail) throw new Conflict('Не вышло');
              return row;
            },
            { needsKey: true },
          ),
        ],
      ],
    });
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());

  it('return the first answer for the same key and body', async () => {
    const key = randomUUID();
    const first = await buyer.call(addConsignee, { body: { name: 'Один' } }, { key });
    const second = await buyer.call(addConsignee, { body: { name: 'Один' } }, { key });
    assert.deepEqual(second, first);
    assert.equal(await countNamed('Один'), 1);
  });

  it('refuse the same key with another body', async () => {
    const key = randomUUID();
    await buyer.call(addConsignee, { body: { name: 'Два' } }, { key });
    const { httpStatus, error } = await buyer.attempt(addConsignee, { body: { name: 'Три' } }, { key });
    assert.deepEqual([httpStatus, error?.code], [409, 'conflict']);
    assert.equal(await countNamed('Три'), 0);
  });

  it('run once when twelve arrive at the same time', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => buyer.call(addConsignee, { body: { name: 'Разом' } }, { key })),
    );
    assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
    assert.equal(await countNamed('Разом'), 1);
  });

  it('store nothing of a failure, so the key may be used again', async () => {
    const key = randomUUID();
    const failed = await buyer.attempt(addConsignee, { body: { name: 'Сбой', fail: true } }, { key });
    assert.equal(failed.error?.message, 'Не вышло');
    assert.equal(await countNamed('Сбой'), 0);
    await buyer.call(addConsignee, { body: { name: 'Сбой' } }, { key });
    assert.equal(await countNamed('Сбой'), 1);
  });

  it('do not share keys between users', async () => {
    const key = randomUUID();
    const stranger = await app.clientFor('stranger@demo.example');
    await buyer.call(addConsignee, { body: { name: 'Общий ключ' } }, { key });
    await stranger.call(addConsignee, { body: { name: 'Общий ключ' } }, { key });
    assert.equal(await countNamed('Общий ключ'), 2);
  });

  it('do not reveal the answer of a user’s key during impersonation', async () => {
    const key = randomUUID();
    const impersonating = await impersonate(
      app,
      await app.clientFor('manager@demo.example'),
      'buyer@demo.example',
    );
    const body = { name: 'Свой ключ' };
    await buyer.call(addConsignee, { body }, { key });
    assert.equal((await impersonating.attempt(addConsignee, { body }, { key })).httpStatus, 409);
    assert.equal(await countNamed('Свой ключ'), 1);
  });

  it('require the key where the route does', async () => {
    const { httpStatus, error } = await buyer.attempt(
      addConsignee,
      { body: { name: 'Без ключа' } },
      { headers: { 'idempotency-key': undefined } },
    );
    assert.deepEqual([httpStatus, error?.code, error?.field], [400, 'validation', 'Idempotency-Key']);
  });
});
