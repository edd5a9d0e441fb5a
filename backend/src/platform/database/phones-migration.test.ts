import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { migrateOddRows } from '../../../testing/migrate-odd-rows.ts';
import type { Database } from './database.ts';

/** Users 1 to 7 with a phone each, what the manager 8 changed in it, and what they changed themselves. */
const WRITTEN_PHONES = `
  insert into users (login, phone, password_hash, role, name, last_name)
    select 'u' || n || '@b.example', '7900000000' || n, 'x', 'CUSTOMER', 'Пётр', '' from generate_series(1, 7) n;
  insert into users (login, phone, password_hash, role, name, last_name)
    values ('m@b.example', '79000000008', 'x', 'MANAGER', 'Вера', '');
  insert into security_events (user_id, acted_by, kind, at, address, device) values
    (2, 8, 'phone-changed', now() - interval '9 days', '', ''),
    (3, 8, 'phone-changed', now() - interval '9 days', '', ''),
    (3, null, 'phone-changed', now() - interval '8 days', '', ''),
    (4, null, 'phone-changed', now() - interval '9 days', '', ''),
    (4, 8, 'phone-changed', now() - interval '8 days', '', '');
  insert into history (user_id, action, details, last_at) values
    (8, 'user.changed', '{"userId": 5, "was": {"phone": ""}, "now": {"phone": "79000000005"}}', now() - interval '300 days'),
    (8, 'user.changed', '{"userId": 6, "was": {"phone": ""}, "now": {"phone": "79000000006"}}', now() - interval '300 days'),
    (6, 'profile.changed', '{"fields": ["phone"]}', now() - interval '200 days'),
    (8, 'user.changed', '{"userId": 7, "was": {"phone": ""}, "now": {"phone": "79009999999"}}', now() - interval '300 days'),
    (8, 'user.changed', '{"userId": 7, "was": {"name": "А"}, "now": {"name": "Б"}}', now());`;

describe('a shop whose managers entered phones that accounts log in with', () => {
  let database: Database;
  before(async () => {
    database = await migrateOddRows('017-phones-of-owners.sql', WRITTEN_PHONES);
  });
  after(() => database.close());

  it('logs nobody in by a phone that its owner has not proven since', async () => {
    const { rows } = await sql<{ id: number; phone: string | null; given_phone: string | null }>`
      select id::int, phone, given_phone from users where given_phone is not null or phone is null order by id`.execute(
      database.db,
    );
    assert.deepEqual(rows, [
      { id: 2, phone: null, given_phone: '79000000002' },
      { id: 4, phone: null, given_phone: '79000000004' },
      { id: 5, phone: null, given_phone: '79000000005' },
    ]);
  });

  it('finds people by a phone that waits for its owner’s proof', async () => {
    const { rows } = await sql`select id from users where strpos(search_text, '79000000005') > 0`.execute(
      database.db,
    );
    assert.equal(rows.length, 1);
  });
});
