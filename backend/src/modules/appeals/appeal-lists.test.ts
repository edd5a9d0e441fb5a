import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  type AppealSide,
  type AppealStatus,
  appealStatus,
  mayRate,
  mayWrite,
  statusAfterMessage,
  statusesToGive,
} from '@shop/contracts/support/appeal-rules';
import {
  addAppeal,
  addAppealMessage,
  getAppeal,
  getAppeals,
  getAppealTypes,
  getManagedAppeals,
  readAppeal,
  setAppealRating,
  setAppealStatus,
} from '@shop/contracts/support/appeals';
import { uploadAttachment } from '@shop/contracts/support/attachments';
import fc from 'fast-check';
import { buildPerson } from '../../../testing/builders/people/client.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { seedAppeals } from '../../processes/demo/seed-appeals.ts';

const HOUR_MS = 3_600_000;

describe('lists of appeals', () => {
  let app: TestApp;
  const clients: Record<string, TestClient> = {};
  let typeId: number;
  let otherTypeId: number;

  before(async () => {
    app = await startTestApp();
    assert.equal(await seedAppeals(app.db), 4);
    const { login } = await buildPerson(app.db, { lastName: 'Сменный', role: 'MANAGER' });
    for (const name of ['buyer', 'clerk', 'stranger', 'manager'])
      clients[name] = await app.clientFor(`${name}@demo.example`);
    clients.colleague = await app.clientFor(login);
    const types = (await clients.buyer!.call(getAppealTypes)).items;
    [typeId, otherTypeId] = [types[0]!.id, types[1]!.id];
  });
  after(() => app.close());

  const open = async (who: string, subject: string, message: string, type = typeId) =>
    (await clients[who]!.call(addAppeal, { body: { typeId: type, subject, message } })).id;
  const post = (who: string, id: number, message = 'Текст', more: object = {}) =>
    clients[who]!.attempt(addAppealMessage, { body: { id, message, ...more } });
  const own = async (query: object) =>
    (await clients.buyer!.call(getAppeals, { query })).items.map(({ id }) => id);
  const managed = (query: object = {}, who = 'manager') =>
    clients[who]!.call(getManagedAppeals, { query: { pageSize: 100, ...query } });

  test('find parts of the number, subject or messages, ignoring case and ё, by every word', async () => {
    const subject = 'Тёплые куртки на 100% хлопка';
    const id = await open('buyer', subject, 'Ёлки_палки, где НАКЛАДНАЯ?', otherTypeId);
    const { number } = (await clients.buyer!.call(getAppeal, { params: { id } })).appeal;
    for (const search of [
      number,
      number.slice(-5),
      'теплые КУРТКИ',
      'тёплые накладная',
      'елки_палки',
      '100% хлопка',
    ])
      assert.deepEqual(await own({ search }), [id], search);
    for (const search of ['10_% хлопка', 'елки%палки', 'куртки накладная%', 'куртки_ночь'])
      assert.deepEqual(await own({ search }), [], search);
    assert.deepEqual(await own({ search: '%' }), [id]);
    assert.deepEqual(await own({ search: 'накладная', typeId }), []);
    assert.deepEqual(await own({ search: 'накладная', typeId: otherTypeId, status: 'new' }), [id]);
    const foreign = await open('stranger', 'Тёплые куртки', 'Где накладная?');
    assert.deepEqual(await own({ search: 'тёплые накладная' }), [id]);
    const both = (await managed({ search: 'тёплые накладная' })).items.map((one) => one.id);
    assert.deepEqual(both, [foreign, id]);
    const named = (await managed({ search: 'чужая накладная' })).items.map((one) => one.id);
    assert.deepEqual(named, [foreign]);
  });

  test('are paged, and a page past the end is the last one', async () => {
    const all = await own({ pageSize: 100 });
    const { items, pageNavigation } = await clients.buyer!.call(getAppeals, {
      query: { page: 99, pageSize: 4 },
    });
    const pageCount = Math.ceil(all.length / 4);
    assert.deepEqual([pageNavigation.pageNumber, pageNavigation.pageCount], [pageCount, pageCount]);
    assert.deepEqual(
      items.map(({ id }) => id),
      all.slice((pageCount - 1) * 4),
    );
    const none = await clients.buyer!.call(getAppeals, { query: { search: 'нет такого слова' } });
    assert.deepEqual([none.items, none.pageNavigation.recordCount], [[], 0]);
  });

  test('show a manager all clients, unanswered ones by waiting time, and his own', async () => {
    const { items, figures } = await managed();
    assert.ok(new Set(items.map(({ counterpartyName }) => counterpartyName)).size >= 4);
    const unanswered = (await managed({ isUnanswered: true })).items;
    const since = unanswered.map(({ waitingSince }) => waitingSince ?? '');
    assert.deepEqual(since, since.toSorted());
    assert.ok(!since.includes('') && since.length === figures?.unanswered);
    assert.equal((await managed({ isMine: true })).items.length, items.length);
    assert.deepEqual((await managed({ isMine: true }, 'colleague')).items, []);
    assert.equal((await managed({}, 'colleague')).items.length, items.length);
    const [{ counterpartyCode, counterpartyName } = { counterpartyCode: '', counterpartyName: '' }] =
      unanswered;
    const ofClient = (await managed({ contragent: counterpartyCode })).items;
    assert.ok(ofClient.length > 0);
    assert.ok(ofClient.every((appeal) => appeal.counterpartyName === counterpartyName));
    const isDone = ({ status }: { status: AppealStatus }) => status === 'solved' || status === 'closed';
    assert.deepEqual(
      (await managed({ isOpen: true })).items.map(({ id }) => id),
      items.filter((appeal) => !isDone(appeal)).map(({ id }) => id),
    );
  });

  test('show a manager the median time to the first answer of the last 30 days', async () => {
    const rows = await app.db.selectFrom('appeals').select(['id', 'first_answered_at as at']).execute();
    await app.db.updateTable('appeals').set({ first_answered_at: null }).execute();
    assert.equal((await managed()).figures?.firstAnswerMinutes, null);
    for (const [index, minutes] of [10, 30, 500, 5].entries()) {
      const answeredAt = new Date(Date.now() - (index === 3 ? 31 * 24 : 5) * HOUR_MS);
      await app.db
        .updateTable('appeals')
        .set({ created_at: new Date(+answeredAt - minutes * 60_000), first_answered_at: answeredAt })
        .where('id', '=', rows[index]!.id)
        .execute();
    }
    const { figures, items } = await managed();
    assert.equal(figures?.firstAnswerMinutes, 30);
    assert.ok(items.find(({ id }) => id === rows[0]!.id)?.firstAnsweredAt);
    for (const { id, at } of rows)
      await app.db.updateTable('appeals').set({ first_answered_at: at }).where('id', '=', id).execute();
  });

  test('lead to conversations with files in their order, with or without text', async () => {
    const id = await open('buyer', 'С файлами', 'Смотрите');
    const upload = (name: string) =>
      clients.buyer!.call(uploadAttachment, { body: { file: new File([`Содержимое ${name}`], name) } });
    const [one, two] = [await upload('один.txt'), await upload('два.txt')];
    const attachmentIds = [two.id, one.id];
    assert.equal((await post('buyer', id, '', { attachmentIds })).httpStatus, 200);
    assert.equal((await post('buyer', id, 'Ещё', { attachmentIds })).error?.field, 'attachmentIds');
    const { messages } = (await clients.manager!.call(getAppeal, { params: { id } })).appeal;
    assert.deepEqual(
      messages.map(({ message, attachments }) => [message, attachments.map(({ name }) => name)]),
      [
        ['Смотрите', []],
        ['', ['два.txt', 'один.txt']],
      ],
    );
  });

  /** A model of a conversation: the list of what happened. */
  interface Model {
    status: AppealStatus;
    rating: number | null;
    waitingSince: number | null;
    isAnswered: boolean;
    readonly messages: { readonly id: number; readonly side: AppealSide }[];
    /** The index in `messages` up to which each person has read. */
    readonly seen: Record<string, number>;
  }
  const people = ['buyer', 'clerk', 'manager', 'colleague'] as const;
  const sideOf = (who: string): AppealSide => (who === 'buyer' || who === 'clerk' ? 'customer' : 'shop');
  const unreadOf = ({ messages, seen }: Model, who: string) => {
    const side = sideOf(who);
    const answered = side === 'shop' ? messages.findLastIndex((one) => one.side === 'shop') + 1 : 0;
    const from = Math.max(seen[who] ?? 0, answered);
    return messages.slice(from).filter((one) => one.side !== side).length;
  };
  const timesOf = async (id: number) => {
    const row = await app.db
      .selectFrom('appeals')
      .select(['updated_at', 'waiting_since', 'first_answered_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      updated: +row.updated_at,
      waiting: row.waiting_since && +row.waiting_since,
      isAnswered: row.first_answered_at !== null,
    };
  };

  /** Returns whether the step should succeed, and applies it to the model if so. */
  async function step(model: Model, id: number, who: string, action: string, status: AppealStatus) {
    const [client, side, updated] = [clients[who]!, sideOf(who), async () => (await timesOf(id)).updated];
    if (action === 'read') {
      const messageId = model.messages.at(-1)!.id;
      model.seen[who] = model.messages.length;
      return [(await client.attempt(readAppeal, { body: { id, messageId } })).httpStatus, 200];
    }
    if (action === 'rate') {
      const { httpStatus } = await client.attempt(setAppealRating, { body: { id, rating: 3 } });
      if (side === 'shop') return [httpStatus, 403];
      const may = mayRate(model.status, model.rating);
      if (may) model.rating = 3;
      return [httpStatus, may ? 200 : 409];
    }
    if (action === 'say') {
      const { httpStatus, envelope } = await post(who, id);
      if (!mayWrite(model.status)) return [httpStatus, 409];
      model.messages.push({ id: (envelope.data as { id: number }).id, side });
      model.seen[who] = model.messages.length;
      model.status = statusAfterMessage(side, model.status);
      if (side === 'customer') model.waitingSince ??= await updated();
      else [model.waitingSince, model.isAnswered] = [null, true];
      return [httpStatus, 200];
    }
    const { httpStatus } = await client.attempt(setAppealStatus, { body: { id, status } });
    if (status === model.status) return [httpStatus, 200];
    if (!statusesToGive(side, model.status).includes(status)) return [httpStatus, 409];
    model.status = status;
    if (status !== 'in-progress') model.waitingSince = null;
    else if (side === 'customer') model.waitingSince ??= await updated();
    return [httpStatus, 200];
  }

  test('and conversations agree with a model after random steps of both sides', async () => {
    const actions = fc.record({
      who: fc.constantFrom(...people),
      action: fc.constantFrom('say', 'say', 'read', 'status', 'status', 'rate'),
      status: fc.constantFrom(...appealStatus.options),
    });
    const steps = fc.array(actions, { minLength: 4, maxLength: 12 });
    const check = fc.asyncProperty(steps, async (sequence) => {
      await app.db.deleteFrom('throttles').execute();
      const id = await open('buyer', 'Свойство', 'Начало');
      const [first] = (await clients.buyer!.call(getAppeal, { params: { id } })).appeal.messages;
      const model: Model = {
        status: 'new',
        rating: null,
        waitingSince: (await timesOf(id)).updated,
        isAnswered: false,
        messages: [{ id: first!.id, side: 'customer' }],
        seen: { buyer: 1 },
      };
      for (const { who, action, status } of sequence) {
        const [got, due] = await step(model, id, who, action, status);
        assert.equal(got, due, `${who} ${action} ${status}`);
      }
      const { waiting, isAnswered } = await timesOf(id);
      assert.deepEqual([waiting, isAnswered], [model.waitingSince, model.isAnswered]);
      for (const who of people) {
        const { appeal } = await clients[who]!.call(getAppeal, { params: { id } });
        const { status, rating, unreadCount, messages, statuses } = appeal;
        assert.deepEqual(
          [status, rating, unreadCount, messages.length],
          [model.status, model.rating, unreadOf(model, who), model.messages.length],
          who,
        );
        assert.equal(messages.filter(({ isUnread }) => isUnread).length, unreadCount);
        assert.equal(statuses.at(-1)?.status, status);
      }
    });
    await fc.assert(check, { numRuns: 12 });
  });
});
