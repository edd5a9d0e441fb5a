import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  addPromotion,
  getEditedPromotion,
  getEditedPromotions,
  publishPromotion,
  savePromotion,
} from '@shop/contracts/catalog/promotion-editing';
import { getPromotion, getPromotionProducts, getPromotions } from '@shop/contracts/catalog/promotions';
import type { CallInput } from '@shop/contracts/platform/call';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { addDays, todayInMoscow } from '../../platform/calendar/days.ts';

type Written = CallInput<typeof addPromotion>['body'];

describe('editing of promotions', () => {
  let app: TestApp;
  let shop: TestCatalogue;
  let manager: TestClient;
  let buyer: TestClient;
  const today = todayInMoscow();
  before(async () => {
    app = await startTestApp();
    shop = await buildCatalogue(app.db);
    manager = await app.clientFor('manager@demo.example');
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());

  const writtenWith = (differences: Partial<Written> = {}): Written => ({
    title: 'Скидка на перчатки',
    lead: 'Только до конца месяца',
    text: 'Первый абзац.\n\nВторой <script>alert(1)</script>.',
    link: '/catalog/siz/',
    startsOn: addDays(today, -1),
    endsOn: addDays(today, 10),
    articles: [],
    ...differences,
  });
  const draft = async (differences: Partial<Written> = {}) => {
    const { id } = await manager.call(addPromotion, { body: writtenWith(differences) });
    return manager.call(getEditedPromotion, { params: { id } });
  };
  const publish = (id: number, isPublished = true) =>
    manager.call(publishPromotion, { params: { id }, body: { isPublished } });
  const refusalOf = async (differences: Partial<Record<keyof Written, unknown>>) => {
    const body = { ...writtenWith(), ...differences } as Written;
    const { httpStatus, error } = await manager.attempt(addPromotion, { body });
    return [httpStatus, error?.field, error?.message];
  };
  const articleOf = async (key: Parameters<TestCatalogue['productId']>[0]) => {
    const query = app.db.selectFrom('products').select(['article', 'code', 'name']);
    return query.where('id', '=', shop.productId(key)).executeTakeFirstOrThrow();
  };

  it('drafts one that only managers see, and publishes it', async () => {
    const { article } = await articleOf('gloves');
    const { id, code, state, articles } = await draft({ articles: [article] });
    assert.deepEqual([code, state, articles], ['skidka-na-perchatki', 'draft', [article]]);
    const params = { code };
    for (const call of [getPromotion, getPromotionProducts])
      assert.equal((await buyer.attempt(call, { params })).httpStatus, 404);
    assert.equal((await manager.call(getPromotion, { params })).hidden, 'draft');
    assert.deepEqual(await publish(id), { state: 'running' });
    const shown = await buyer.call(getPromotion, { params });
    assert.deepEqual([shown.title, shown.hidden, shown.link], ['Скидка на перчатки', null, '/catalog/siz/']);
    // Text that looks like markup is stored unchanged.
    assert.match(shown.text, /<script>/);
    const { items } = await buyer.call(getPromotionProducts, { params, query: {} });
    assert.deepEqual(
      items.map(({ name }) => name),
      ['Перчатки'],
    );
    assert.deepEqual(await publish(id, false), { state: 'draft' });
    assert.equal((await buyer.attempt(getPromotion, { params })).httpStatus, 404);
  });

  it('shows one to buyers from its first day on, and tells managers where each stands', async () => {
    const coming = await draft({ title: 'Будущая', startsOn: addDays(today, 1), endsOn: null });
    assert.deepEqual(await publish(coming.id), { state: 'coming' });
    assert.equal((await buyer.attempt(getPromotion, { params: { code: coming.code } })).httpStatus, 404);
    assert.equal((await manager.call(getPromotion, { params: { code: coming.code } })).hidden, 'coming');
    const ended = await draft({ title: 'Прошлая', startsOn: addDays(today, -9), endsOn: addDays(today, -1) });
    assert.deepEqual(await publish(ended.id), { state: 'ended' });
    const { items } = await manager.call(getEditedPromotions, { query: { pageSize: 2 } });
    assert.deepEqual(items[0], {
      id: coming.id,
      code: 'budushchaya',
      title: 'Будущая',
      startsOn: addDays(today, 1),
      endsOn: null,
      state: 'coming',
      productCount: 0,
    });
    const { items: running } = await buyer.call(getPromotions, { query: {} });
    assert.ok(!running.some(({ code }) => code === coming.code));
  });

  it('saves all of one, its goods in the order they are named, and keeps its address', async () => {
    const { id, code } = await draft({ title: 'До правки' });
    const [gloves, boots, masks] = [
      await articleOf('gloves'),
      await articleOf('boots'),
      await articleOf('masks'),
    ];
    const ofSize = await app.db
      .selectFrom('offers')
      .select('article')
      .where('product_id', '=', shop.productId('boots'))
      .executeTakeFirstOrThrow();
    const articles = [masks.code, ofSize.article.toUpperCase(), gloves.article, masks.article];
    const body = writtenWith({ title: 'После правки', endsOn: null, link: '', articles });
    await manager.call(savePromotion, { params: { id }, body });
    const saved = await manager.call(getEditedPromotion, { params: { id } });
    assert.deepEqual(
      [saved.title, saved.code, saved.endsOn, saved.link, saved.productCount],
      ['После правки', code, null, '', 3],
    );
    assert.deepEqual(saved.articles, [masks.article, boots.article, gloves.article]);
  });

  it('gives each an address of its own, whatever its title is', async () => {
    const codes = [];
    for (const title of ['Дважды', 'Дважды', 'Manage', '🧤 <b>']) codes.push((await draft({ title })).code);
    assert.deepEqual(codes, ['dvazhdy', 'dvazhdy-2', 'manage-2', 'b']);
  });

  it('says at which field something is wrong, and saves nothing then', async () => {
    const count = async () =>
      (await manager.call(getEditedPromotions, { query: {} })).pageNavigation.recordCount;
    const before = await count();
    assert.deepEqual(await refusalOf({ title: '  ' }), [400, 'title', 'Это поле обязательно для заполнения']);
    assert.deepEqual(await refusalOf({ title: 'я'.repeat(121) }), [400, 'title', 'Не больше 120 символов']);
    assert.deepEqual(await refusalOf({ endsOn: addDays(today, -2) }), [
      400,
      'endsOn',
      'Последний день раньше первого',
    ]);
    assert.deepEqual((await refusalOf({ startsOn: '2026-02-30' })).slice(0, 2), [400, 'startsOn']);
    for (const link of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])
      assert.deepEqual((await refusalOf({ link })).slice(0, 2), [400, 'link'], link);
    assert.deepEqual(await refusalOf({ articles: ['НЕТ-1', "'; drop table products"] }), [
      400,
      'articles',
      "Нет товаров с\u00a0артикулами: НЕТ-1, '; drop table products",
    ]);
    assert.deepEqual((await refusalOf({ articles: Array.from({ length: 501 }, () => 'x') })).slice(0, 2), [
      400,
      'articles',
    ]);
    assert.deepEqual((await refusalOf({ text: '\u0000' })).slice(0, 2), [400, 'text']);
    const { id } = await draft();
    const attempt = await manager.attempt(savePromotion, {
      params: { id },
      body: writtenWith({ title: 'Не сохранится', articles: ['НЕТ-1'] }),
    });
    assert.equal(attempt.error?.field, 'articles');
    assert.equal((await manager.call(getEditedPromotion, { params: { id } })).title, 'Скидка на перчатки');
    assert.equal(await count(), before + 1);
  });

  it('asks for the code of the page where an article is of several products', async () => {
    const [gloves, masks] = [await articleOf('gloves'), await articleOf('masks')];
    const share = (article: string) =>
      app.db.updateTable('products').set({ article }).where('id', '=', shop.productId('masks')).execute();
    await share(gloves.article);
    const [status, field, message] = await refusalOf({ articles: [gloves.article] });
    assert.deepEqual([status, field], [400, 'articles']);
    assert.match(String(message), /укажите код/);
    const { articles } = await draft({ articles: [masks.code] });
    assert.deepEqual(articles, [masks.code]);
    await share(masks.article);
  });

  it('is for managers only, and what is unknown is not found', async () => {
    const params = { id: (await draft()).id };
    const attempts = (client: TestClient) => [
      client.attempt(getEditedPromotions, { query: {} }),
      client.attempt(getEditedPromotion, { params }),
      client.attempt(addPromotion, { body: writtenWith() }),
      client.attempt(savePromotion, { params, body: writtenWith() }),
      client.attempt(publishPromotion, { params, body: { isPublished: true } }),
    ];
    const statuses = async (client: TestClient) =>
      new Set((await Promise.all(attempts(client))).map(({ httpStatus }) => httpStatus));
    assert.deepEqual([...(await statuses(buyer))], [403]);
    assert.deepEqual([...(await statuses(app.visitor))], [401]);
    const unknown = { id: 999_999 };
    for (const attempt of [
      await manager.attempt(getEditedPromotion, { params: unknown }),
      await manager.attempt(savePromotion, { params: unknown, body: writtenWith() }),
      await manager.attempt(publishPromotion, { params: unknown, body: { isPublished: true } }),
    ])
      assert.equal(attempt.httpStatus, 404);
  });
});
