import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { StaffRight } from '@shop/contracts/account/permissions';
import { checkSession } from '@shop/contracts/account/session';
import { getOfficeJournal } from '@shop/contracts/office/journal';
import { sendStaffLink, switchStaffMember } from '@shop/contracts/office/staff';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { addStaff, issueStaffLink, listStaff, newStaff, setStaffActive } from '../staff/staff.api.ts';
import { emailPattern, namePattern, phonePattern } from './person.ts';
import { erasePerson, exportPerson, lockPerson } from './personal-data.api.ts';

const LOGIN = 'buyer@demo.example';
const NAMES = { name: 'Агриппина', lastName: 'Журавлёва', secondName: 'Петровна' };
const PHONE = '79035557711';

describe('a person who is erased', () => {
  let app: TestApp;
  let buyer: TestClient;
  let id: number;
  let companyId: number;

  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor(LOGIN);
    const { db } = app;
    const user = await db
      .updateTable('users')
      .set({ name: NAMES.name, last_name: NAMES.lastName, second_name: NAMES.secondName, phone: PHONE })
      .where('login', '=', LOGIN)
      .returning(['id', 'current_counterparty_id as companyId'])
      .executeTakeFirstOrThrow();
    id = user.id;
    companyId = user.companyId!;
    await mentionEverywhere();
  });
  after(() => app.close());

  /** The name, email and phone of the person, in texts that other people and the shop have written. */
  async function mentionEverywhere() {
    const { db } = app;
    const manager = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'MANAGER')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('notifications')
      .values({
        user_id: manager.id,
        kind: 'company',
        title: 'Заявка',
        message: 'ЖУРАВЛЕВА Агриппина просит доступ',
      })
      .execute();
    await db
      .insertInto('outbox')
      .values([
        { kind: 'email', recipient: LOGIN, subject: 'Заказ', body: 'Здравствуйте!' },
        {
          kind: 'email',
          recipient: 'm@demo.example',
          body: `Агриппина Петровна Журавлёва, ${LOGIN}, +7 (903) 555-77-11`,
        },
      ])
      .execute();
    await db
      .insertInto('history')
      .values({
        user_id: manager.id,
        counterparty_id: companyId,
        action: 'user.invited',
        details: JSON.stringify({
          userId: id,
          name: 'Агриппина Журавлёва',
          email: LOGIN,
          phones: ['8 903 555-77-11'],
          was: { lastName: 'Журавлёва' },
        }),
      })
      .execute();
    await db
      .insertInto('feedback')
      .values({ name: 'Груня', phone: PHONE, message: 'Перезвоните', user_id: null })
      .execute();
    await db
      .insertInto('delivery_addresses')
      .values({
        counterparty_id: companyId,
        address: 'Москва',
        contact_name: 'Груня',
        contact_phone: PHONE,
        comment: 'спросить Агриппину: 8(903)5557711',
      })
      .execute();
    await sql`update counterparties set name = 'ИП Журавлёва Агриппина Петровна' where id = ${companyId}`.execute(
      db,
    );
    await db
      .insertInto('office_journal')
      .values({
        action: 'staff.added',
        subject: LOGIN,
        after: JSON.stringify({ login: LOGIN }),
        by_name: 'Журавлёва Агриппина',
      })
      .execute();
  }

  const erase = () =>
    app.db.transaction().execute(async (tx) => erasePerson(tx, (await lockPerson(tx, LOGIN))!));

  /** Rows of all tables that match a pattern, as `table` and how many. */
  async function dumpMatches(pattern: string) {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db);
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count
        from ${sql.table(name)} as held where to_jsonb(held)::text ~ ${pattern}`.execute(app.db);
      if (rows[0]!.count > 0) found[name] = rows[0]!.count;
    }
    return found;
  }

  async function sums() {
    const { rows } = await sql`
      select (select sum(kopecks) from ledger_entries) as entries, (select sum(kopecks) from ledger_documents) as documents,
        (select count(*) from ledger_documents) as count, (select sum(total_kopecks) from orders) as orders`.execute(
      app.db,
    );
    return rows;
  }

  it('is refused while colleagues have no other administrator, and nothing changes', async () => {
    await assert.rejects(erase, /другого администратора нет/);
    assert.equal((await buyer.attempt(checkSession)).httpStatus, 200);
    const clerk = await app.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'clerk@demo.example')
      .executeTakeFirstOrThrow();
    await sql`insert into counterparty_users (counterparty_id, user_id, is_admin)
      select counterparty_id, ${clerk.id}, true from counterparty_users where user_id = ${id}
      on conflict (counterparty_id, user_id) do update set is_admin = true`.execute(app.db);
  });

  it('is refused while an order is on its way', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into orders (number, counterparty_id, created_by, status, delivery_type, shipment, pay_system,
        goods_kopecks, vat_kopecks, total_kopecks, contact_name, contact_phone, comment)
      values ('ЗК-2026-90001', ${companyId}, ${id}, 'new', 'pickup', 'send-all', 'invoice', 100, 18, 100,
        'Груня', ${PHONE}, 'Звонить Журавлёвой')
      returning id`.execute(app.db);
    await assert.rejects(erase, /Заказы ещё в\u00a0пути: ЗК-2026-90001/);
    await sql`update orders set status = 'delivered' where id = ${rows[0]!.id}`.execute(app.db);
    await sql`insert into order_documents (order_id, kind, number, issued_on, content)
      values (${rows[0]!.id}, 'invoice', 'СЧ-90001', '2026-11-20', ${JSON.stringify({ buyer: 'ИП Журавлёва Агриппина Петровна' })}::jsonb)`.execute(
      app.db,
    );
  });

  it('can have a copy of everything that is held, without secrets', async () => {
    const person = (await lockPerson(app.db, LOGIN))!;
    let text = '';
    for await (const part of exportPerson(app.db, person)) text += part;
    const { login, tables } = JSON.parse(text);
    assert.equal(login, LOGIN);
    assert.equal(tables['Учётная запись'][0].last_name, 'Журавлёва');
    assert.equal(tables['Сообщения обратной связи'][0].name, 'Груня');
    assert.deepEqual(
      tables.Заказы.map(({ number }: { number: string }) => number),
      ['ЗК-2026-90001'],
    );
    assert.doesNotMatch(text, /argon2|_hash/);
  });

  it('is found nowhere in a dump of all tables but in documents that the law keeps, which are listed', async () => {
    const before = await sums();
    const kept = await erase();
    assert.deepEqual(
      kept.map(({ title, rows }) => [title, rows]),
      [
        ['Контрагенты', 1],
        ['Счета и УПД', 1],
      ],
    );
    assert.ok(kept.every(({ because }) => because.includes('402-ФЗ')));
    assert.deepEqual(await dumpMatches(namePattern(NAMES)), { counterparties: 1, order_documents: 1 });
    assert.deepEqual(await dumpMatches(emailPattern(LOGIN)), {});
    assert.deepEqual(await dumpMatches(phonePattern(PHONE)), {});
    assert.deepEqual(await dumpMatches('Груня'), {});
    assert.deepEqual(await dumpMatches('"Журавлёва"'), {});
    assert.deepEqual(await sums(), before);
  });

  it('is a number in orders and history, and cannot come back', async () => {
    const order = await app.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.created_by')
      .select(['contact_name', 'contact_phone', 'name', 'last_name', 'active'])
      .where('number', '=', 'ЗК-2026-90001')
      .executeTakeFirstOrThrow();
    assert.deepEqual(order, {
      contact_name: `Пользователь ${id}`,
      contact_phone: '',
      name: 'Пользователь',
      last_name: String(id),
      active: false,
    });
    assert.equal((await buyer.attempt(checkSession)).httpStatus, 401);
    assert.equal(await lockPerson(app.db, `user-${id}@erased.invalid`), undefined);
  });

  it('leaves texts about a namesake alone, and disappears from the rows of the erased person', async () => {
    const names = { name: 'Мирон', last_name: 'Тёзкин', password_hash: '', role: 'CUSTOMER' } as const;
    await app.db
      .insertInto('users')
      .values([
        { ...names, login: 'one@shop.example' },
        { ...names, login: 'two@shop.example' },
      ])
      .execute();
    await app.db
      .insertInto('outbox')
      .values({ kind: 'email', recipient: 'm@demo.example', body: 'Мирон Тёзкин, two@shop.example' })
      .execute();
    await app.db
      .transaction()
      .execute(async (tx) => erasePerson(tx, (await lockPerson(tx, 'one@shop.example'))!));
    const letter = await app.db
      .selectFrom('outbox')
      .select('body')
      .where('body', 'like', '%two@shop.example')
      .executeTakeFirstOrThrow();
    assert.equal(letter.body, 'Мирон Тёзкин, two@shop.example');
    assert.deepEqual(await dumpMatches(emailPattern('one@shop.example')), {});
  });
});

describe('a member of staff who is erased', () => {
  const by = { userId: null, name: 'команда staff (проверка)' };
  const names = { name: 'Пелагея', lastName: 'Журавлёва', secondName: 'Ивановна' };
  const login = 'pelageya@shop.example';
  const workPosition = 'Начальник «тихого» отдела "Юг"';
  let app: TestApp;
  let office: TestClient;
  before(async () => {
    app = await startTestApp();
    office = await app.clientFor('office@demo.example');
  });
  after(() => app.close());

  const add = (email: string, rights: readonly StaffRight[] = []) =>
    app.db.transaction().execute(async (tx) => {
      const person = { email, ...names, workPosition, rights: [...rights] };
      await addStaff(tx, by, newStaff({ ...person, role: 'MANAGER' }));
      return (await lockPerson(tx, email))!.id;
    });
  const erase = (email: string) =>
    app.db.transaction().execute(async (tx) => erasePerson(tx, (await lockPerson(tx, email))!));
  const journal = async () => JSON.stringify((await office.call(getOfficeJournal)).items);

  it('leaves neither name nor position in the journal, also of entries of an earlier release', async () => {
    for (const [email, isEarlier] of [
      [login, false],
      ['earlier@shop.example', true],
    ] as const) {
      await add(email);
      if (isEarlier) await sql`update office_journal set after = after - 'userId'`.execute(app.db);
      assert.match(await journal(), /Журавлёва Пелагея Ивановна/);
      await erase(email);
      assert.doesNotMatch(await journal(), /Журавлёва|Пелагея|Ивановна|Начальник/);
      assert.match(await journal(), /Добавлен сотрудник/);
    }
  });

  it('is no member of staff any more: not listed, switched on or sent a link', async () => {
    const email = 'gone@shop.example';
    const id = await add(email);
    await erase(email);
    const erased = `user-${id}@erased.invalid`;
    assert.ok((await listStaff(app.db)).every((member) => member.id !== id));
    for (const [call, body] of [
      [switchStaffMember, { isActive: true }],
      [sendStaffLink, undefined],
    ] as const) {
      const answer = await office.attempt(call, { params: { id }, ...(body && { body }) });
      assert.equal(answer.httpStatus, 404);
    }
    const command = (work: (tx: typeof app.db) => Promise<unknown>) => app.db.transaction().execute(work);
    await assert.rejects(
      command((tx) => issueStaffLink(tx, by, erased)),
      /Учётной записи/,
    );
    await assert.rejects(
      command((tx) => setStaffActive(tx, by, { login: erased, isActive: true })),
      /Учётной записи/,
    );
  });

  it('is not the only administrator who has set a password', async () => {
    await app.db.deleteFrom('staff_rights').execute();
    await add('invited@shop.example', ['office.people']);
    await add('last@shop.example', ['office.people']);
    await app.db
      .updateTable('users')
      .set({ invited_at: null })
      .where('login', '=', 'last@shop.example')
      .execute();
    await assert.rejects(erase('last@shop.example'), /единственный администратор/);
    await erase('invited@shop.example');
  });
});
