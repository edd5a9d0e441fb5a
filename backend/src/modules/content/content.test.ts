import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getFaq, getSizeCharts, getStaticPage } from '@shop/contracts/support/content';
import * as editing from '@shop/contracts/support/content-editing';
import { getNews, getNewsItem } from '@shop/contracts/support/news';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const HOSTILE = `<script>alert(1)</script> [сюда](javascript:alert(1)) <img src=x onerror=alert(1)> '; drop table news`;

describe('content', () => {
  let app: TestApp;
  let manager: TestClient;
  let colleague: TestClient;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    const { password_hash } = await app.db
      .selectFrom('users')
      .select('password_hash')
      .where('login', '=', 'manager@demo.example')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('users')
      .values({
        login: 'second@demo.example',
        password_hash,
        role: 'MANAGER',
        name: 'Вера',
        last_name: 'Орлова',
      })
      .execute();
    [manager, colleague, buyer] = await Promise.all([
      app.clientFor('manager@demo.example'),
      app.clientFor('second@demo.example'),
      app.clientFor('buyer@demo.example'),
    ]);
  });
  after(() => app.close());

  const newsWith = (part: object = {}) => ({
    title: 'Новый склад',
    lead: 'Открыт',
    text: '## Где\n\nВ **Подольске**',
    publishedAt: new Date(Date.now() - 1000).toISOString(),
    ...part,
  });
  const addNews = async (part: object = {}) => {
    const { id, version } = await manager.call(editing.addNews, { body: newsWith(part) });
    const { code } = await manager.call(editing.getEditedNews, { params: { id } });
    return { id, version, code };
  };
  const publishNews = (id: number, isPublished = true) =>
    manager.call(editing.publishNews, { params: { id }, body: { isPublished } });
  const addAnswer = (section: string, question: string) =>
    manager.call(editing.addFaqItem, { body: { section, question, answer: 'Ответ' } });
  const publishAnswer = (id: number, isPublished = true) =>
    manager.call(editing.publishFaqItem, { params: { id }, body: { isPublished } });
  const editedOrder = async (section: string) => {
    const { items } = await manager.call(editing.getEditedFaq);
    return items.filter((item) => item.section === section).map(({ question }) => question);
  };

  it('is edited by managers only', async () => {
    const params = { id: 1 };
    const attempts = (client: TestClient) => [
      client.attempt(editing.previewContent, { body: { text: 'да' } }),
      client.attempt(editing.getEditedNewsList, { query: {} }),
      client.attempt(editing.addNews, { body: newsWith() }),
      client.attempt(editing.saveNews, { params, body: newsWith({ version: 1 }) }),
      client.attempt(editing.getEditedFaq),
      client.attempt(editing.moveFaqItem, { params, body: { to: 'up' } }),
      client.attempt(editing.getEditedPages),
      client.attempt(editing.publishPage, { params, body: { isPublished: true } }),
    ];
    const statuses = async (client: TestClient) =>
      new Set((await Promise.all(attempts(client))).map(({ httpStatus }) => httpStatus));
    assert.deepEqual([...(await statuses(buyer))], [403]);
    assert.deepEqual([...(await statuses(app.visitor))], [401]);
  });

  it('is previewed as the page will render it', async () => {
    const { blocks } = await manager.call(editing.previewContent, { body: { text: '## Где\n\n- раз' } });
    assert.deepEqual(
      blocks.map(({ type }) => type),
      ['heading', 'list'],
    );
  });

  it('hides a draft of news from buyers until it is published and due', async () => {
    const { id, code } = await addNews({ title: 'Черновик', publishedAt: '2099-01-01T00:00:00Z' });
    const read = (client: TestClient) => client.attempt(getNewsItem, { params: { code } });
    const isListed = async () => {
      const { items } = await buyer.call(getNews, { query: { pageSize: 100 } });
      return items.some((item) => item.code === code);
    };
    assert.equal(code, 'chernovik');
    assert.equal((await read(buyer)).httpStatus, 404);
    assert.equal((await manager.call(getNewsItem, { params: { code } })).isPublished, false);
    await publishNews(id);
    assert.deepEqual([(await read(buyer)).httpStatus, await isListed()], [404, false]);
    await manager.call(editing.saveNews, { params: { id }, body: newsWith({ version: 1 }) });
    const item = await buyer.call(getNewsItem, { params: { code } });
    assert.deepEqual([item.title, item.isPublished, item.blocks[0]?.type], ['Новый склад', true, 'heading']);
    assert.ok(await isListed());
    await publishNews(id, false);
    assert.deepEqual([(await read(buyer)).httpStatus, await isListed()], [404, false]);
  });

  it('links news to the older and the newer item', async () => {
    const at = (day: number) => ({ publishedAt: `2020-01-0${day}T10:00:00Z` });
    const [first, second, same, draft] = [
      await addNews({ title: 'Первая', ...at(1) }),
      await addNews({ title: 'Вторая', ...at(2) }),
      await addNews({ title: 'Того же дня', ...at(2) }),
      await addNews({ title: 'Черновик между', ...at(2) }),
    ];
    for (const { id } of [first, second, same]) await publishNews(id);
    const around = async (client: TestClient, code: string) => {
      const { older, newer } = await client.call(getNewsItem, { params: { code } });
      return [older?.title, newer?.title];
    };
    assert.deepEqual(await around(buyer, second.code), ['Первая', 'Того же дня']);
    assert.deepEqual((await around(buyer, first.code))[0], undefined);
    assert.deepEqual((await around(manager, draft.code))[0], 'Того же дня');
  });

  it('deletes news and restores them unchanged', async () => {
    const { id, code } = await addNews({ title: 'Удалённая' });
    await publishNews(id);
    await manager.call(editing.deleteNews, { params: { id } });
    assert.equal((await manager.attempt(getNewsItem, { params: { code } })).httpStatus, 404);
    const refused = [
      await manager.attempt(editing.deleteNews, { params: { id } }),
      await manager.attempt(editing.getEditedNews, { params: { id } }),
      await manager.attempt(editing.saveNews, { params: { id }, body: newsWith({ version: 1 }) }),
      await manager.attempt(editing.publishNews, { params: { id }, body: { isPublished: true } }),
      await manager.attempt(editing.restoreNews, { params: { id: 999_999 } }),
    ];
    assert.deepEqual(new Set(refused.map(({ httpStatus }) => httpStatus)), new Set([404]));
    const { items } = await manager.call(editing.getEditedNewsList, { query: { pageSize: 100 } });
    assert.ok(!items.some((item) => item.id === id));
    await manager.call(editing.restoreNews, { params: { id } });
    assert.equal((await buyer.call(getNewsItem, { params: { code } })).title, 'Удалённая');
  });

  it('never lets two managers overwrite each other, and names the one who was faster', async () => {
    const { id } = await addNews({ title: 'Спорная' });
    const save = (client: TestClient, title: string, version: number | null = 1) =>
      client.attempt(editing.saveNews, { params: { id }, body: newsWith({ title, version }) });
    const attempts = await Promise.all([save(manager, 'Одна'), save(colleague, 'Другая')]);
    assert.deepEqual(attempts.map(({ httpStatus }) => httpStatus).sort(), [200, 409]);
    assert.equal((await save(colleague, 'Вера', 2)).httpStatus, 200);
    const late = await save(manager, 'Поздно', 2);
    assert.equal(late.error?.code, 'conflict');
    assert.match(late.error?.message ?? '', /Пока вы редактировали, Вера Орлова сохранил\(а\)/);
    assert.match((await save(colleague, 'Поздно', 2)).error?.message ?? '', /в\u00a0другой вкладке/);
    for (const version of [null, 1.5, 2 ** 31])
      assert.equal((await save(manager, 'Без версии', version)).httpStatus, 400);
    const edited = await manager.call(editing.getEditedNews, { params: { id } });
    assert.deepEqual([edited.title, edited.version, edited.updatedBy], ['Вера', 3, 'Вера Орлова']);
  });

  it('derives unique codes from titles, avoids reserved ones, and never changes them', async () => {
    const codes = await Promise.all([1, 2, 3].map(() => addNews({ title: 'Одно и то же' })));
    assert.deepEqual(codes.map(({ code }) => code).sort(), [
      'odno-i-to-zhe',
      'odno-i-to-zhe-2',
      'odno-i-to-zhe-3',
    ]);
    assert.equal((await addNews({ title: 'Manage' })).code, 'manage-2');
    const { id, code } = await addNews({ title: 'Было' });
    await manager.call(editing.saveNews, { params: { id }, body: newsWith({ title: 'Стало', version: 1 }) });
    assert.equal((await manager.call(editing.getEditedNews, { params: { id } })).code, code);
  });

  it('accepts single-line titles and texts up to their limit, and refuses what cannot be stored', async () => {
    const { id } = await addNews({
      title: '  Две\nстроки\u0007и\u2028ещё ',
      lead: 'а\tб',
      text: 'я'.repeat(100_000),
    });
    const edited = await manager.call(editing.getEditedNews, { params: { id } });
    assert.deepEqual([edited.title, edited.lead, edited.text.length], ['Две строки и ещё', 'а б', 100_000]);
    const refusal = async (part: object) => {
      const { httpStatus, error } = await manager.attempt(editing.addNews, { body: newsWith(part) });
      return [httpStatus, error?.field];
    };
    assert.deepEqual(await refusal({ title: ' \n ' }), [400, 'title']);
    assert.deepEqual(await refusal({ title: 'я'.repeat(201) }), [400, 'title']);
    assert.deepEqual(await refusal({ text: 'x'.repeat(100_001) }), [400, 'text']);
    assert.deepEqual(await refusal({ text: 'до\0после' }), [400, 'text']);
    const entangled = `[a]: https://a.example/${'x'.repeat(50_000)}\n\n${'[a] '.repeat(100)}`;
    assert.deepEqual(await refusal({ text: entangled }), [400, 'text']);
    assert.deepEqual(await refusal({ publishedAt: '0001-01-01T00:00:00Z' }), [400, 'publishedAt']);
    const [tooLarge] = await refusal({ text: 'x'.repeat(1_100_000) });
    assert.ok([400, 413, 429].includes(Number(tooLarge)), `${tooLarge}`);
  });

  it('shows markup and scripts as plain text everywhere', async () => {
    const { id, code } = await addNews({ title: HOSTILE, lead: HOSTILE, text: HOSTILE });
    await publishNews(id);
    const item = await buyer.call(getNewsItem, { params: { code } });
    assert.deepEqual([item.title, item.lead], [HOSTILE, HOSTILE]);
    assert.match(JSON.stringify(item.blocks), /<script>alert\(1\)<\/script>/);
    assert.doesNotMatch(JSON.stringify(item.blocks), /"href"|"type":"html"/);
    const answer = await manager.call(editing.addFaqItem, {
      body: { section: HOSTILE.slice(0, 100), question: HOSTILE, answer: HOSTILE },
    });
    await publishAnswer(answer.id);
    const { sections } = await app.visitor.call(getFaq);
    const section = sections.find(({ name }) => name === HOSTILE.slice(0, 100));
    assert.match(section?.code ?? '', /^[a-z0-9-]+$/);
    assert.equal(section?.items[0]?.question, HOSTILE);
    for (const strange of ["'; drop table news", '<b>', 'я'.repeat(201), '%2e%2e']) {
      assert.equal((await buyer.attempt(getNewsItem, { params: { code: strange } })).httpStatus, 404);
      assert.equal((await app.visitor.attempt(getStaticPage, { params: { page: strange } })).httpStatus, 404);
    }
  });

  it('groups questions by section; a section appears with its first answer and disappears with its last', async () => {
    const sectionNames = async () => (await app.visitor.call(getFaq)).sections.map(({ name }) => name);
    const first = await addAnswer('Оплата', 'Как оплатить?');
    assert.ok(!(await sectionNames()).includes('Оплата'));
    await publishAnswer(first.id);
    const second = await addAnswer('  ОПЛАТА ', 'Когда платить?');
    await publishAnswer(second.id);
    const payment = (await app.visitor.call(getFaq)).sections.find(({ name }) => name === 'Оплата');
    assert.deepEqual(
      payment?.items.map(({ code }) => code),
      ['kak-oplatit', 'kogda-platit'],
    );
    await publishAnswer(first.id, false);
    await manager.call(editing.deleteFaqItem, { params: { id: second.id } });
    assert.ok(!(await sectionNames()).includes('Оплата'));
    await manager.call(editing.restoreFaqItem, { params: { id: second.id } });
    assert.ok((await sectionNames()).includes('Оплата'));
  });

  it('creates one section for a name that two managers add at once', async () => {
    await Promise.all([
      addAnswer('Срочное', 'Один?'),
      colleague.call(editing.addFaqItem, { body: { section: 'Срочное', question: 'Два?', answer: 'Да' } }),
    ]);
    const sections = await app.db
      .selectFrom('faq_sections')
      .select('id')
      .where('name', '=', 'Срочное')
      .execute();
    assert.equal(sections.length, 1);
    assert.equal((await editedOrder('Срочное')).length, 2);
  });

  it('moves answers up and down, without losing concurrent moves', async () => {
    const ids = new Map<string, number>();
    for (const name of ['а', 'б', 'в', 'г', 'д']) ids.set(name, (await addAnswer('Порядок', name)).id);
    const move = (client: TestClient, name: string, to: 'up' | 'down') =>
      client.call(editing.moveFaqItem, { params: { id: ids.get(name)! }, body: { to } });
    await move(manager, 'в', 'up');
    await move(manager, 'а', 'up');
    await move(manager, 'а', 'down');
    assert.deepEqual(await editedOrder('Порядок'), ['в', 'а', 'б', 'г', 'д']);
    await manager.call(editing.deleteFaqItem, { params: { id: ids.get('г')! } });
    await move(manager, 'д', 'up');
    assert.deepEqual(await editedOrder('Порядок'), ['в', 'а', 'д', 'б']);
    await Promise.all([
      ...Array.from({ length: 3 }, () => move(manager, 'в', 'down')),
      ...Array.from({ length: 3 }, () => move(colleague, 'б', 'up')),
    ]);
    const order = await editedOrder('Порядок');
    assert.deepEqual([order.at(-1), order.toSorted()], ['в', ['а', 'б', 'в', 'д']]);
    await manager.call(editing.restoreFaqItem, { params: { id: ids.get('г')! } });
    assert.equal((await editedOrder('Порядок')).length, 5);
    const unknown = await manager.attempt(editing.moveFaqItem, {
      params: { id: 999_999 },
      body: { to: 'up' },
    });
    assert.equal(unknown.httpStatus, 404);
  });

  it('moves an answer to the end of another section, with its code', async () => {
    const { id, version } = await addAnswer('Прежний', 'Куда?');
    await addAnswer('Новый', 'Зачем?');
    await manager.call(editing.saveFaqItem, {
      params: { id },
      body: { section: 'Новый', question: 'Откуда?', answer: 'Оттуда', version },
    });
    assert.deepEqual(await editedOrder('Новый'), ['Зачем?', 'Откуда?']);
    const { items } = await manager.call(editing.getEditedFaq);
    assert.equal(items.find((item) => item.id === id)?.code, 'kuda');
    const late = await colleague.attempt(editing.saveFaqItem, {
      params: { id },
      body: { section: 'Прежний', question: 'Поздно?', answer: 'Да', version },
    });
    assert.equal(late.httpStatus, 409);
  });

  it('has the pages that the shop links to, drafts for managers, and a notice for a page in preparation (§7.75)', async () => {
    const read = (client: TestClient, page: string) => client.attempt(getStaticPage, { params: { page } });
    const { items } = await manager.call(editing.getEditedPages);
    assert.deepEqual(
      items.map(({ code }) => code),
      ['privacy', 'personal-data', 'typical-page'],
    );
    const privacy = items[0]!;
    const hidden = await read(app.visitor, 'privacy');
    assert.deepEqual([hidden.httpStatus, hidden.error?.message], [404, 'Эта страница ещё готовится']);
    assert.equal((await read(buyer, 'privacy')).httpStatus, 404);
    assert.equal((await read(manager, 'privacy')).httpStatus, 200);
    const publishing = { params: { id: privacy.id }, body: { isPublished: true } };
    const empty = await manager.attempt(editing.publishPage, publishing);
    assert.deepEqual([empty.httpStatus, empty.error?.field], [400, 'text']);
    assert.equal((await read(app.visitor, 'privacy')).httpStatus, 404);
    const sampleOf = async ({ id }: { readonly id: number }) =>
      (await manager.call(editing.getEditedPage, { params: { id } })).sample;
    for (const page of items.slice(0, 2)) {
      const sample = (await sampleOf(page)) ?? '';
      assert.match(sample, /ИНН/);
      const preview = await manager.call(editing.previewContent, { body: { text: sample } });
      assert.ok(preview.blocks.length > 3);
    }
    assert.equal(await sampleOf(items[2]!), null);
    const saved = await manager.call(editing.savePage, {
      params: { id: privacy.id },
      body: { title: 'Политика', text: '## Кто мы\n\nООО', version: privacy.version },
    });
    assert.equal(saved.version, 2);
    assert.equal(await sampleOf(privacy), null);
    await manager.call(editing.publishPage, publishing);
    const page = await app.visitor.call(getStaticPage, { params: { page: 'privacy' } });
    assert.deepEqual([page.title, page.blocks.length], ['Политика', 2]);
    const cleared = await manager.attempt(editing.savePage, {
      params: { id: privacy.id },
      body: { title: 'Политика', text: ' \n', version: 2 },
    });
    assert.deepEqual([cleared.httpStatus, cleared.error?.field], [400, 'text']);
    assert.equal((await app.visitor.call(getStaticPage, { params: { page: 'privacy' } })).blocks.length, 2);
    const stale = await colleague.attempt(editing.savePage, {
      params: { id: privacy.id },
      body: { title: 'Поздно', text: '', version: 1 },
    });
    assert.equal(stale.httpStatus, 409);
    const odd = await manager.call(editing.addPage, { body: { title: 'Constructor', text: '' } });
    assert.equal(await sampleOf(odd), null);
    const own = await manager.call(editing.addPage, { body: { title: 'Privacy', text: 'Своя' } });
    assert.equal((await manager.call(editing.getEditedPage, { params: { id: own.id } })).code, 'privacy-2');
    assert.equal((await read(app.visitor, 'privacy-2')).error?.message, 'Такой страницы нет');
  });

  it('has size charts of clothes, heights, shoes and gloves without gaps', async () => {
    const { charts } = await buyer.call(getSizeCharts);
    assert.deepEqual(
      charts.map(({ code, rows }) => [code, rows[0]?.size, rows.at(-1)?.size]),
      [
        ['clothes', '44-46', '64-66'],
        ['heights', '158-164', '182-188'],
        ['shoes', '36', '47'],
        ['gloves', '6', '11'],
      ],
    );
    for (const { measurements, rows } of charts) {
      for (const { code, min, max } of measurements) {
        const ends = rows.flatMap(({ ranges }) => ranges[code] ?? []);
        assert.deepEqual(
          ends,
          ends.toSorted((a, b) => a - b),
          code,
        );
        assert.ok(min < Number(ends[0]) && Number(ends.at(-1)) < max, code);
        for (const [index, { ranges }] of rows.slice(1).entries()) {
          const [, before = 0] = rows[index]?.ranges[code] ?? [];
          const [from = 0] = ranges[code] ?? [];
          assert.ok(from - before <= 1, `${code}: nothing between ${before} and ${from}`);
        }
      }
    }
    assert.equal((await app.visitor.attempt(getSizeCharts)).httpStatus, 401);
  });
});
