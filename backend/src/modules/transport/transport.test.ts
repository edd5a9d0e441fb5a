import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { Db } from '../../platform/database/database.ts';
import { seedTransport } from '../../processes/demo/seed-transport.ts';
import { listTransportCompanies, terminalById } from './transport.repository.ts';

describe('transport companies', () => {
  let database: TestDatabase;
  let db: Db;
  before(async () => {
    database = await openTestDatabase({ withPeople: false });
    db = database.db;
  });
  after(() => database.close());

  it('are none in a shop that has none', async () => {
    assert.deepEqual(await listTransportCompanies(db), []);
  });

  it('of a demo shop are written once, and what was changed of them stays', async () => {
    assert.equal(await seedTransport(db), 5);
    await db.updateTable('transport_companies').set({ name: 'КИТ Плюс' }).where('code', '=', 'kit').execute();
    await db.deleteFrom('transport_companies').where('code', '=', 'jde').execute();
    assert.equal(await seedTransport(db), 1);
    assert.equal(await seedTransport(db), 0);
    const companies = await listTransportCompanies(db);
    assert.deepEqual(
      companies.map(({ name, terminals }) => [name, terminals.length]),
      [
        ['Деловые Линии', 25],
        ['ПЭК', 16],
        ['Байкал Сервис', 12],
        ['ЖелДорЭкспедиция', 9],
        ['КИТ Плюс', 8],
      ],
    );
    for (const { city, coordinates } of companies.flatMap(({ terminals }) => terminals)) {
      const [latitude, longitude] = coordinates!;
      assert.ok(latitude > 42 && latitude < 61 && longitude > 30 && longitude < 137, city);
    }
  });

  it('come as the shop orders them, their terminals by city, with latitude first or no coordinates', async () => {
    await db.deleteFrom('transport_companies').execute();
    const second = await addCompany('second', 200);
    await addTerminal(second, { city: 'Тверь', address: 'ул. Вторая, 2' });
    await addTerminal(second, { city: 'Тверь', address: 'ул. Первая, 1', latitude: 56.86, longitude: 35.9 });
    await addTerminal(second, { city: 'Елец', address: 'ул. Третья, 3', latitude: 52.6 });
    await addTerminal(second, { city: 'Тверь', address: 'закрыт', active: false });
    await addCompany('first', 100);
    await addTerminal(await addCompany('closed', 1, false), { city: 'Тверь', address: 'ул. Первая, 1' });
    const companies = await listTransportCompanies(db);
    assert.deepEqual(
      companies.map(({ code, name, terminals }) => [code, name, terminals.length]),
      [
        ['first', 'ТК first', 0],
        ['second', 'ТК second', 3],
      ],
    );
    assert.deepEqual(
      companies[1]!.terminals.map(({ id, ...terminal }) => terminal),
      [
        { city: 'Елец', address: 'ул. Третья, 3', workingHours: 'Пн–Пт', coordinates: null },
        { city: 'Тверь', address: 'ул. Вторая, 2', workingHours: 'Пн–Пт', coordinates: null },
        { city: 'Тверь', address: 'ул. Первая, 1', workingHours: 'Пн–Пт', coordinates: [56.86, 35.9] },
      ],
    );
  });

  it('name a terminal as long as it and its company work', async () => {
    const company = await addCompany('third', 300);
    const id = await addTerminal(company, { city: 'Псков', address: 'ул. Новая, 4' });
    assert.deepEqual(await terminalById(db, id), {
      id,
      city: 'Псков',
      address: 'ул. Новая, 4',
      workingHours: 'Пн–Пт',
      coordinates: null,
      companyName: 'ТК third',
    });
    await db.updateTable('transport_terminals').set({ active: false }).where('id', '=', id).execute();
    assert.equal(await terminalById(db, id), undefined);
    await db.updateTable('transport_terminals').set({ active: true }).where('id', '=', id).execute();
    await db.updateTable('transport_companies').set({ active: false }).where('id', '=', company).execute();
    assert.equal(await terminalById(db, id), undefined);
    assert.equal(await terminalById(db, 0), undefined);
  });

  async function addCompany(code: string, sort: number, active = true): Promise<number> {
    const { id } = await db
      .insertInto('transport_companies')
      .values({ code, name: `ТК ${code}`, sort, active })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function addTerminal(
    companyId: number,
    terminal: { city: string; address: string; latitude?: number; longitude?: number; active?: boolean },
  ): Promise<number> {
    const { id } = await db
      .insertInto('transport_terminals')
      .values({ company_id: companyId, working_hours: 'Пн–Пт', ...terminal })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
});
