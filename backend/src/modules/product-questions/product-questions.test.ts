import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getProduct } from '@shop/contracts/catalog/product-page';
import { addQuestion, answerQuestion, getQuestions } from '@shop/contracts/catalog/product-questions';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe('questions about a product', () => {
  let app: TestApp;
  let shop: TestCatalogue;
  let buyer: TestClient;
  let clerk: TestClient;
  let manager: TestClient;
  before(async () => {
    app = await startTestApp();
    shop = await buildCatalogue(app.db);
    buyer = await app.clientFor('buyer@demo.example');
    clerk = await app.clientFor('clerk@demo.example');
    manager = await app.clientFor('manager@demo.example');
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('product_questions').execute();
    await app.db.deleteFrom('notifications').execute();
  });

  const params = () => ({ id: shop.productId('gloves') });
  const ask = (text: string, client = buyer) =>
    client.call(addQuestion, { params: params(), body: { text } });
  const list = async (client: TestClient, query = {}) =>
    client.call(getQuestions, { params: params(), query });
  const noticesOf = (login: string) =>
    app.db
      .selectFrom('notifications')
      .innerJoin('users', 'users.id', 'notifications.user_id')
      .select(['notifications.title', 'notifications.message', 'notifications.link'])
      .where('users.login', '=', login)
      .orderBy('notifications.id')
      .execute();

  it('are seen by who asked and by managers at once, by others when answered (§7.65)', async () => {
    const { id } = await ask('Маломерят?');
    assert.deepEqual((await list(clerk)).items, []);
    const [own] = (await list(buyer)).items;
    assert.deepEqual(
      [own?.text, own?.author, own?.isOwn, own?.answer],
      ['Маломерят?', 'Ирина С.', true, null],
    );
    assert.equal((await list(manager)).items.length, 1);
    assert.equal((await clerk.call(getProduct, { params: { code: 'gloves' } })).product.counts.questions, 0);

    await manager.call(answerQuestion, { body: { questionId: id, text: 'Нет, в размер.' } });
    const [seen] = (await list(clerk)).items;
    assert.deepEqual(
      [seen?.isOwn, seen?.answer?.text, seen?.answer?.author],
      [false, 'Нет, в размер.', 'Елена М.'],
    );
    assert.equal((await clerk.call(getProduct, { params: { code: 'gloves' } })).product.counts.questions, 1);
  });

  it('reach the manager of the company, and the answer reaches who asked; a second one replaces it', async () => {
    const { id } = await ask('Есть сертификат?');
    const link = '/detail/gloves/?tab=questions';
    assert.deepEqual(await noticesOf('manager@demo.example'), [
      { title: 'Вопрос о товаре «Перчатки»', message: 'Есть сертификат?', link },
    ]);
    const answer = (text: string) => manager.call(answerQuestion, { body: { questionId: id, text } });
    await answer('Есть.');
    await answer('Есть.');
    await answer('Есть, на вкладке «Документы».');
    assert.deepEqual(await noticesOf('buyer@demo.example'), [
      { title: 'Ответ на ваш вопрос', message: 'Перчатки', link },
      { title: 'Новый ответ на ваш вопрос', message: 'Перчатки', link },
    ]);
    assert.equal((await list(buyer)).items[0]?.answer?.text, 'Есть, на вкладке «Документы».');
  });

  it('come newest first, three on a page, and a page past the end is the last one (§7.64)', async () => {
    for (const text of ['1', '2', '3', '4', '5']) await ask(text);
    const first = await list(buyer);
    assert.deepEqual(
      first.items.map(({ text }) => text),
      ['5', '4', '3'],
    );
    assert.deepEqual([first.pageNavigation.recordCount, first.pageNavigation.pageCount], [5, 2]);
    const last = await list(buyer, { page: 1_000 });
    assert.deepEqual([last.pageNavigation.pageNumber, last.items.map(({ text }) => text)], [2, ['2', '1']]);
  });

  it('stay text, whatever they look like', async () => {
    const text = '<img src=x onerror=alert(1)> & «кавычки»';
    await ask(text);
    assert.equal((await list(buyer)).items[0]?.text, text);
  });

  it('say what is wrong with them, and are limited to ten an hour', async () => {
    for (const [text, message] of [
      ['   ', 'Это поле обязательно для заполнения'],
      ['\u200b\u2060 \u200d', 'Это поле обязательно для заполнения'],
      ['я'.repeat(2001), 'Не больше 2000 символов'],
    ] as const) {
      const { httpStatus, error } = await buyer.attempt(addQuestion, { params: params(), body: { text } });
      assert.deepEqual([httpStatus, error?.field, error?.message], [400, 'text', message]);
    }
    for (let count = 0; count < 10; count += 1) await ask(`Вопрос ${count}`);
    const refused = await buyer.attempt(addQuestion, { params: params(), body: { text: 'Ещё один' } });
    assert.equal(refused.httpStatus, 429);
    assert.match(refused.error?.message ?? '', /^Слишком много вопросов за час\. Задайте следующий через/);
    await ask('У каждого свой счёт', clerk);
  });

  it('are asked by customers, answered by managers, and by nobody else', async () => {
    const { id } = await ask('Можно?');
    const body = { questionId: id, text: 'Можно' };
    assert.equal((await buyer.attempt(answerQuestion, { body })).httpStatus, 403);
    const asked = { params: params(), body: { text: 'Я менеджер' } };
    assert.equal((await manager.attempt(addQuestion, asked)).httpStatus, 403);
    assert.equal((await app.visitor.attempt(getQuestions, { params: params() })).httpStatus, 401);
    const operations = await app.clientFor('ops@demo.example');
    assert.equal((await operations.attempt(getQuestions, { params: params() })).httpStatus, 403);
  });

  it('about what is unknown answer 404', async () => {
    const body = { text: 'Где?' };
    for (const attempt of [
      buyer.attempt(getQuestions, { params: { id: 999_999_999 } }),
      buyer.attempt(addQuestion, { params: { id: 999_999_999 }, body }),
      manager.attempt(answerQuestion, { body: { questionId: 999_999_999, text: 'Тут' } }),
    ])
      assert.equal((await attempt).httpStatus, 404);
  });
});
