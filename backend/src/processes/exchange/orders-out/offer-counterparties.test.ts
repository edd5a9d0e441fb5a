import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { buildExchangeSession } from '../../../../testing/builders/exchange/exchange-session.builder.ts';
import { buildPerson } from '../../../../testing/builders/people/client.builder.ts';
import { listAt, readDocuments, textAt } from '../../../../testing/commerceml/read-documents.ts';
import { validateXml } from '../../../../testing/commerceml/validate-xml.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { confirmCounterparties, offerCounterparties } from './offer-counterparties.ts';

describe('companies for 1C', () => {
  let database: TestDatabase;
  let session: number;
  before(async () => {
    database = await openTestDatabase();
    session = await buildExchangeSession(database.db, 'reference');
  });
  after(() => database.close());

  const query = async () => {
    const { xml, count } = await offerCounterparties(database.db, { sessionId: session, encoding: 'utf-8' });
    assert.deepEqual(await validateXml(xml.toString('utf8'), '3.1'), []);
    const companies = await readDocuments(xml);
    assert.equal(companies.length, count);
    return companies;
  };
  const namesOf = async () => (await query()).map((one) => textAt(one, 'Наименование'));
  const rename = (name: string) =>
    database.db.updateTable('counterparties').set({ name }).where('inn', '=', romashka).execute();
  let romashka = '';

  test('go with their people, and once', async () => {
    const companies = await query();
    const found = companies.find((one) => textAt(one, 'Наименование') === 'ООО «Ромашка»')!;
    romashka = textAt(found, 'ИНН');
    assert.equal(textAt(found, 'ОфициальноеНаименование'), 'ООО «Ромашка»');
    assert.equal(textAt(found, 'Роль'), 'Покупатель');
    const emails = listAt(found, 'Представители').flatMap((one) =>
      listAt(one.children[0]!, 'Контакты').map((contact) => textAt(contact, 'Значение')),
    );
    assert.ok(emails.includes('buyer@demo.example'), emails.join());
    assert.ok(await confirmCounterparties(database.db, session));
    assert.deepEqual(await namesOf(), []);
    assert.equal(await confirmCounterparties(database.db, session), 0);
  });

  test('go again when they change, also between the answer and its confirmation', async () => {
    await rename('ООО «Ромашка и Ко»');
    assert.deepEqual(await namesOf(), ['ООО «Ромашка и Ко»']);
    await rename('ООО «Ромашка»');
    await confirmCounterparties(database.db, session);
    assert.deepEqual(await namesOf(), ['ООО «Ромашка»']);
    await confirmCounterparties(database.db, session);
    assert.deepEqual(await namesOf(), []);
  });

  test('go again when somebody joins or leaves, and not for what 1C itself has said', async () => {
    const { db } = database;
    const { id: user_id } = await buildPerson(db, { lastName: 'Новичков', role: 'CUSTOMER' });
    const { id: counterparty_id } = await db
      .selectFrom('counterparties')
      .select('id')
      .where('inn', '=', romashka)
      .executeTakeFirstOrThrow();
    const join = (on: typeof db) =>
      on.insertInto('counterparty_users').values({ counterparty_id, user_id }).execute();
    const leave = (on: typeof db) =>
      on.deleteFrom('counterparty_users').where('user_id', '=', user_id).execute();
    await join(db);
    const [company] = await query();
    assert.ok(JSON.stringify(company).includes('Новичков'));
    await confirmCounterparties(db, session);
    await leave(db);
    assert.deepEqual(await namesOf(), ['ООО «Ромашка»']);
    await confirmCounterparties(db, session);
    await db.transaction().execute(async (tx) => {
      await sql`select set_config('shop.from_1c', 'yes', true)`.execute(tx);
      await join(tx);
      await leave(tx);
    });
    assert.deepEqual(await namesOf(), []);
  });
});
