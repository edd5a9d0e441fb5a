import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { migrateOddRows } from '../../../testing/migrate-odd-rows.ts';
import { closeSolved } from '../../modules/appeals/close-solved-appeals.ts';
import type { Database } from './database.ts';

/**
 * Appeals of every status, with and without an answer, one without a message; notifications of a renamed kind and of
 * none.
 */
const ODD_SHOP = `
  insert into users (login, password_hash, role, name, last_name) values
    ('a@b.example', 'x', 'CUSTOMER', 'Пётр', ''), ('m@b.example', 'x', 'MANAGER', 'Вера', '');
  insert into counterparties (code, name, kind, inn) values ('К1', 'ООО', 'LEGAL', '7715456130');
  insert into counterparty_users (counterparty_id, user_id) values (1, 1);
  insert into appeals (number, counterparty_id, created_by, type_id, subject, status, created_at, updated_at)
    select 'ОБ-' || status, 1, 1, (select min(id) from appeal_types), 'Ёлка-1', status, now() - interval '9 days',
      case status when 'solved' then now() - interval '8 days' else now() end
    from unnest(array['new', 'in-progress', 'waiting', 'solved', 'closed']) as status;
  insert into appeal_messages (appeal_id, author_id, message, created_at)
    select id, 1, 'Где?', created_at from appeals;
  insert into appeal_messages (appeal_id, author_id, message, created_at)
    select id, 2, 'Там', created_at + interval '1 hour' from appeals where status <> 'new';
  insert into appeal_messages (appeal_id, author_id, message, created_at)
    select id, 1, 'Нет', created_at + interval '2 hours' from appeals where status in ('in-progress', 'closed');
  insert into appeals (number, counterparty_id, created_by, type_id, subject)
    select 'ОБ-пусто', 1, 1, min(id), 'Без слов' from appeal_types;
  insert into notifications (user_id, kind, title) values (1, 'stock', 'Пришло'), (1, 'прочее', 'Разное');
  insert into news (code, title) values ('sklad', 'Склад');`;

describe('a shop from before conversations had two sides', () => {
  let database: Database;
  before(async () => {
    database = await migrateOddRows('016-support.sql', ODD_SHOP);
  });
  after(() => database.close());

  const rowsOf = async (query: ReturnType<typeof sql>) =>
    (await query.execute(database.db)).rows.map((row) => Object.values(row as object));

  it('knows who wrote, who waits for an answer and since when, and how each status came about', async () => {
    const appeals = await rowsOf(sql`
      select status,
        (select string_agg(left(side, 1), '' order by id) from appeal_messages where appeal_id = appeals.id) as sides,
        extract(epoch from first_answered_at - created_at)::int / 3600 as answered,
        extract(epoch from waiting_since - created_at)::int / 3600 as waits,
        (select array_agg(status order by id) from appeal_statuses where appeal_id = appeals.id) as statuses
      from appeals order by id`);
    assert.deepEqual(appeals, [
      ['new', 'c', null, 0, ['new']],
      ['in-progress', 'csc', 1, 2, ['new', 'in-progress']],
      ['waiting', 'cs', 1, null, ['new', 'waiting']],
      ['solved', 'cs', 1, null, ['new', 'solved']],
      ['closed', 'csc', 1, null, ['new', 'closed']],
      ['new', null, null, null, ['new']],
    ]);
  });

  it('has nothing unread for the company, and closes what was solved a week ago', async () => {
    const read = await rowsOf(sql`
      select user_id from appeal_messages left join appeal_reads using (appeal_id)
      where appeal_reads.message_id is null or appeal_messages.id > appeal_reads.message_id`);
    assert.deepEqual(read, []);
    assert.equal(await closeSolved(database.db), 1);
  });

  it('keeps its notifications and news', async () => {
    assert.deepEqual(await rowsOf(sql`select kind from notifications order by id`), [
      ['arrival'],
      ['прочее'],
    ]);
    assert.deepEqual(await rowsOf(sql`select title, text, active, version from news`), [
      ['Склад', '', true, 1],
    ]);
  });
});
