import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { sendFeedback } from '@shop/contracts/support/feedback';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const body = { name: 'Анна Петрова', phone: '+7 (900) 000-00-01', message: 'Когда откроется склад?' };

describe('feedback', () => {
  let shop: TestApp;
  before(async () => {
    shop = await startTestApp();
  });
  afterEach(async () => {
    for (const table of ['feedback', 'outbox', 'throttles'] as const)
      await shop.db.deleteFrom(table).execute();
  });
  after(() => shop.close());

  const saved = () => shop.db.selectFrom('feedback').selectAll().execute();
  const emails = () => shop.db.selectFrom('outbox').select(['recipient', 'subject', 'body']).execute();

  it('of a visitor is saved and emailed to the shop', async () => {
    await shop.visitor.call(sendFeedback, { body });
    const [{ id, created_at: _, ...row } = {} as never] = await saved();
    assert.deepEqual(row, { ...body, phone: '79000000001', user_id: null, acted_by: null, consents: [] });
    assert.deepEqual(await emails(), [
      {
        recipient: 'zakaz@specosnova.example',
        subject: `Обратная связь: сообщение № ${id}`,
        body: [
          'Имя: Анна Петрова',
          'Телефон: +7 (900) 000-00-01',
          'Отправлено без входа в магазин',
          '',
          '> Когда откроется склад?',
        ].join('\n'),
      },
    ]);
  });

  it('of a user names him', async () => {
    const buyer = await shop.clientFor('buyer@demo.example');
    await buyer.call(sendFeedback, { body });
    assert.notEqual((await saved())[0]?.user_id, null);
    assert.match((await emails())[0]!.body, /Пользователь: buyer@demo\.example/);
  });

  it('with markup and line breaks in every field stays plain text', async () => {
    const evil = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
    const evilName = '"><img src=x onerror=alert(1)>';
    const message = `${evil}\nИмя: директор`;
    await shop.visitor.call(sendFeedback, {
      body: { ...body, name: `${evilName}\r\nBcc all@evil`, message },
    });
    const [row] = await saved();
    assert.equal(row?.name, `${evilName} Bcc all@evil`);
    assert.equal(row?.message, message);
    const [letter] = await emails();
    assert.doesNotMatch(letter!.subject, /script|Bcc/);
    assert.deepEqual(letter!.body.split('\n'), [
      `Имя: ${evilName} Bcc all@evil`,
      'Телефон: +7 (900) 000-00-01',
      'Отправлено без входа в магазин',
      '',
      `> ${evil}`,
      '> Имя: директор',
    ]);
  });

  for (const [field, value, message] of [
    ['name', '  ', 'Это поле обязательно для заполнения'],
    ['phone', '', 'Это поле обязательно для заполнения'],
    ['phone', '+7 (900) 000', 'Введите номер полностью'],
    ['phone', '<b>89000000001</b>', undefined],
    ['message', '\n \n', 'Это поле обязательно для заполнения'],
    ['message', 'ш'.repeat(5001), 'Не больше 5000 символов'],
    ['name', 'ш'.repeat(151), 'Не больше 150 символов'],
    ['name', 'https://evil.example', 'Укажите имя без\u00a0ссылок и\u00a0знаков «/» и\u00a0«:»'],
  ] as const)
    it(`with ${field} ${JSON.stringify(value.slice(0, 20))} says ${message ?? 'nothing: the digits are a phone'} (§5.17)`, async () => {
      const { envelope, error } = await shop.visitor.attempt(sendFeedback, {
        body: { ...body, [field]: value },
      });
      if (message === undefined) assert.equal(envelope.status, 'success');
      else assert.deepEqual([error?.code, error?.field, error?.message], ['validation', field, message]);
      assert.equal((await saved()).length, message === undefined ? 1 : 0);
    });

  it('above 5 per IP address is refused with the time to wait, and not saved', async () => {
    for (let turn = 0; turn < 5; turn += 1) await shop.visitor.call(sendFeedback, { body });
    const { httpStatus, error, headers } = await shop.visitor.attempt(sendFeedback, { body });
    assert.deepEqual([httpStatus, error?.code], [429, 'limit']);
    assert.match(error!.message, /несколько сообщений\. Повторите через/);
    const waitS = Number(headers['retry-after']);
    assert.ok(waitS > 0 && waitS <= 120, `${waitS} s`);
    assert.equal((await saved()).length, 5);
  });

  it('above the size of the form is not read', async () => {
    const { httpStatus } = await shop.visitor.attempt(sendFeedback, {
      body: { ...body, extra: 'x'.repeat(40_000) },
    });
    assert.equal(httpStatus, 413);
    assert.deepEqual(await saved(), []);
  });
});
