import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getCitiesByName, getCityByIp, setUserCity } from '@shop/contracts/account/geo';
import { getHeader } from '@shop/contracts/account/header';
import { startDadata } from '../../../testing/start-dadata.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe("the user's city", () => {
  let app: TestApp;
  let clerk: TestClient;
  before(async () => {
    app = await startTestApp();
    clerk = await app.clientFor('clerk@demo.example');
  });
  after(() => app.close());

  const namesFor = async (name: string) =>
    (await clerk.call(getCitiesByName, { query: { name } })).map((city) => city.name);

  it('a visitor without a city is asked for one, and a demo shop guesses its own (§7.131)', async () => {
    assert.equal((await clerk.call(getHeader)).user.city, null);
    assert.equal((await clerk.call(getCityByIp)).city?.name, 'Москва');
  });

  it('is found by the beginning of its name first, then by a part of it (§7.132)', async () => {
    assert.deepEqual(await namesFor('новг'), ['Нижний Новгород', 'Великий Новгород']);
    assert.deepEqual((await namesFor('ОРЁЛ'))[0], 'Орёл');
    assert.deepEqual((await namesFor('орел'))[0], 'Орёл');
    assert.deepEqual(await namesFor('ростов на'), ['Ростов-на-Дону']);
    assert.deepEqual((await namesFor('сара')).slice(0, 2), ['Саратов', 'Саранск']);
    const withPart = await namesFor('ка');
    const firstInside = withPart.findIndex((name) => !/^ка/i.test(name));
    assert.ok(firstInside > 3 && withPart.slice(firstInside).every((name) => !/^ка/i.test(name)));
  });

  it('is chosen from up to twenty: the largest without a text, none for a text that matches nothing', async () => {
    const largest = await namesFor('');
    assert.deepEqual([largest.length, largest[0], largest[1]], [20, 'Москва', 'Санкт-Петербург']);
    for (const text of ['%', '_', "'; drop table cities; --", 'Зурбаган'])
      assert.deepEqual(await namesFor(text), []);
  });

  it('is found by `cityName` as by `name`, and saved by `cityId` (§3.11)', async () => {
    const found = await clerk.send({
      method: 'GET',
      url: '/web/geoIp/getCityByName/',
      query: { cityName: 'Казань' },
    });
    const [kazan] = found.json().data;
    assert.equal(kazan.name, 'Казань');
    const saved = await clerk.send({
      method: 'GET',
      url: '/web/geoIp/setUserCity/',
      query: { cityId: String(kazan.id) },
    });
    assert.equal(saved.statusCode, 200);
    await clerk.call(setUserCity, {
      query: { cityId: (await clerk.call(getCitiesByName, { query: {} }))[0]!.id },
    });
  });

  it('is saved, shown in the header, and selected in the list from then on (§1.41, §7.133)', async () => {
    const [kazan] = await clerk.call(getCitiesByName, { query: { name: 'Казань' } });
    assert.equal(kazan?.isSelected, false);
    await clerk.call(setUserCity, { query: { cityId: kazan?.id ?? 0 } });
    assert.equal((await clerk.call(getHeader)).user.city?.name, 'Казань');
    assert.equal((await clerk.call(getCitiesByName, { query: { name: 'Казань' } }))[0]?.isSelected, true);
  });

  it('cannot be an unknown one', async () => {
    const { httpStatus, error } = await clerk.attempt(setUserCity, { query: { cityId: 999_999 } });
    assert.deepEqual([httpStatus, error?.message], [404, 'Такого города нет']);
  });

  it('is closed to visitors, and a name that is too long is refused', async () => {
    for (const call of [getCityByIp, getCitiesByName, setUserCity])
      assert.equal((await app.visitor.attempt(call, { query: { cityId: 1 } })).httpStatus, 401);
    const long = await clerk.attempt(getCitiesByName, { query: { name: 'я'.repeat(101) } });
    assert.deepEqual([long.httpStatus, long.error?.field], [400, 'name']);
  });
});

describe('the city of an address, by DaData', () => {
  it('is the one of that name in that region, requested once an hour', async (t) => {
    const dadata = await startDadata(t, () => ({
      location: { value: 'г Благовещенск', data: { city: 'Благовещенск', region: 'Башкортостан' } },
    }));
    const { cityAt, db } = await startAt(t, dadata.settings);
    const namesake = { name: 'Благовещенск', region: 'Республика Башкортостан' };
    await db.insertInto('cities').values(namesake).execute();
    assert.equal((await cityAt('46.226.227.20'))?.region, namesake.region);
    assert.equal((await cityAt('46.226.227.20'))?.region, namesake.region);
    assert.deepEqual(
      dadata.questions.map(({ url, headers }) => [url, headers.authorization]),
      [['/suggestions/api/4_1/rs/iplocate/address?ip=46.226.227.20', 'Token the key']],
    );
  });

  it('is unknown when the service does not know it, fails, or answers with another shape', async (t) => {
    const answers: unknown[] = [
      { location: null },
      undefined,
      { location: { data: { city: 'Зурбаган' } } },
      [],
    ];
    const dadata = await startDadata(t, () => answers.shift());
    const { cityAt } = await startAt(t, dadata.settings);
    for (const last of [1, 2, 3, 4]) assert.equal(await cityAt(`46.226.227.${last}`), null);
    assert.equal(dadata.questions.length, 4);
  });

  it('is not requested for addresses of private networks', async (t) => {
    const dadata = await startDadata(t, () => ({ location: null }));
    const { cityAt } = await startAt(t, { ...dadata.settings, hasDemoUsers: false });
    for (const address of ['10.1.2.3', '192.168.0.7', '::1', 'fd00::1', '::ffff:127.0.0.1'])
      assert.equal(await cityAt(address), null);
    assert.equal(dadata.questions.length, 0);
  });
});

async function startAt(t: { after(task: () => Promise<void>): void }, settings: object) {
  const app = await startTestApp({ settings });
  t.after(() => app.close());
  const clerk = await app.clientFor('clerk@demo.example');
  return {
    db: app.db,
    cityAt: async (address: string) =>
      (await clerk.call(getCityByIp, {}, { headers: { 'x-forwarded-for': address } })).city,
  };
}
