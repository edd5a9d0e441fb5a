import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getCalendarYear, saveCalendarYear } from '@shop/contracts/office/calendar';
import { getOfficeJournal, undoOfficeChange } from '@shop/contracts/office/journal';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { readCalendar } from '../../orders/orders.api.ts';
import { checkCalendar } from '../checklist/calendar-checks.ts';

const year = new Date().getUTCFullYear();
const next = year + 1;

describe('a year of the production calendar', () => {
  let app: TestApp;
  let office: TestClient;
  before(async () => {
    app = await startTestApp();
    office = await app.clientFor('office@demo.example');
    await app.db.deleteFrom('settings').where('name', '=', 'calendar').execute();
  });
  after(() => app.close());

  const read = (of: number) => office.call(getCalendarYear, { params: { year: of } });
  const save = (of: number, body: { daysOff: string[]; workingDays: string[]; version: number }) =>
    office.attempt(saveCalendarYear, { params: { year: of }, body });

  it('has the days off of the law until somebody fills it in', async () => {
    const { usualDaysOff, daysOff, isFilled, years, cutOff } = await read(next);
    assert.deepEqual([daysOff, isFilled, years, cutOff], [[], false, [year, next, next + 1], '15:00']);
    assert.ok(usualDaysOff.includes(`${next}-01-07`) && usualDaysOff.includes(`${next}-05-09`));
    assert.ok(usualDaysOff.length > 110 && usualDaysOff.length < 125);
  });

  it('is saved without the others, drops what holds anyway, and moves dates of orders', async () => {
    await save(year, { daysOff: [`${year}-12-31`], workingDays: [], version: 0 });
    const { version } = await read(next);
    const days = { daysOff: [`${next}-12-31`, `${next}-01-01`], workingDays: [`${next}-01-02`] };
    const saved = await save(next, { ...days, version });
    assert.equal(saved.httpStatus, 200);
    const { daysOff, workingDays, isFilled } = await read(next);
    assert.deepEqual([daysOff, workingDays, isFilled], [[`${next}-12-31`], [`${next}-01-02`], true]);
    const calendar = await readCalendar(app.db);
    assert.deepEqual(calendar.daysOff, [`${year}-12-31`, `${next}-12-31`]);
    assert.equal(calendar.cutOff, '15:00');
  });

  it('refuses days of another year, years that are not kept and an old version', async () => {
    const { version } = await read(next);
    const wrong = await save(next, { daysOff: [`${year}-05-04`], workingDays: [], version });
    assert.deepEqual([wrong.httpStatus, wrong.error?.field], [400, 'daysOff']);
    assert.match(wrong.error?.message ?? '', new RegExp(`04\\.05\\.${year} не.в.${next} году`));
    const far = await save(year + 9, { daysOff: [], workingDays: [], version });
    assert.deepEqual([far.httpStatus, far.error?.field], [400, 'year']);
    const late = await save(next, { daysOff: [], workingDays: [], version: version - 1 });
    assert.equal(late.httpStatus, 409);
    assert.equal((await read(next)).daysOff.length, 1);
  });

  it('stands in the journal, which undoes it', async () => {
    const [entry] = (await office.call(getOfficeJournal, { query: { page: 1 } })).items;
    assert.equal(entry?.subject, 'Производственный календарь');
    await office.call(undoOfficeChange, { params: { id: entry.id } });
    assert.equal((await read(next)).isFilled, false);
    assert.equal((await read(year)).isFilled, true);
  });

  it('is on the checklist: the next one from November on', async () => {
    const codes = async (at: string) => (await checkCalendar(app.db, new Date(at))).map(({ code }) => code);
    assert.deepEqual(await codes(`${year}-10-31T12:00:00+03:00`), [`calendar-${year}`]);
    const items = await checkCalendar(app.db, new Date(`${year}-11-01T12:00:00+03:00`));
    assert.deepEqual(
      items.map(({ code, state, link }) => [code, state, link]),
      [
        [`calendar-${year}`, 'done', `/office/calendar/?year=${year}`],
        [`calendar-${next}`, 'later', `/office/calendar/?year=${next}`],
      ],
    );
    assert.match(items[1]?.text ?? '', /Внесите переносы/);
  });

  it('is closed to managers without the right', async () => {
    const manager = await app.clientFor('manager@demo.example');
    assert.equal((await manager.attempt(getCalendarYear, { params: { year } })).httpStatus, 403);
  });
});
