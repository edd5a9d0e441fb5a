import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { autocompleteAddress } from '@shop/contracts/basket-order/delivery-addresses';
import { startDadata } from '../../../testing/start-dadata.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { demoAddressRegister } from '../../processes/demo/register/demo-addresses.ts';
import { addressSuggestionRateLimit } from './address-suggestion-rate-limit.ts';

describe('suggestions for an address being typed', () => {
  let app: TestApp;
  let buyer: TestClient;
  let stranger: TestClient;
  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
    stranger = await app.clientFor('stranger@demo.example');
  });
  after(() => app.close());

  const suggest = async (search: string, client = buyer) =>
    (await client.call(autocompleteAddress, { body: { search } })).suggestions;

  it('match city, street and house in any word order', async () => {
    const streets = await suggest('Москва, Тве');
    assert.deepEqual(streets[0]?.value, 'г Москва, ул Тверская');
    assert.ok(streets.every(({ data }) => data.house === null && data.geo_lat === null));
    const houses = await suggest('Москва, Тверская ул, 1');
    assert.equal(houses[0]?.value, 'г Москва, ул Тверская, д 1');
    assert.ok(houses.length > 3 && houses.every(({ data }) => data.house?.startsWith('1')));
    const { geo_lat, geo_lon } = houses[0]!.data;
    assert.ok(Math.abs(Number(geo_lat) - 55.75) < 0.2 && Math.abs(Number(geo_lon) - 37.62) < 0.3);
    const written = await suggest('г Орёл, Московское ш, ');
    assert.equal(written[1]?.value, 'г Орёл, Московское ш, д 1');
    assert.equal((await suggest('орел, московское шоссе 12а'))[0]?.data.house, '12А');
    assert.deepEqual(await suggest('Зурбаган, ул Лилианы'), []);
  });

  it('exist for every city of the shop', async () => {
    const suggestLocally = demoAddressRegister();
    for (const { name } of await app.db.selectFrom('cities').select('name').execute())
      assert.ok(
        suggestLocally(name).some(({ data }) => data.city === name),
        name,
      );
  });

  it('are rate-limited by user', async () => {
    const request = (client: TestClient) => client.attempt(autocompleteAddress, { body: { search: 'Омск' } });
    await app.db.deleteFrom('throttles').execute();
    for (let count = 0; count < addressSuggestionRateLimit.free; count += 1)
      assert.equal((await request(buyer)).httpStatus, 200);
    assert.equal((await request(buyer)).httpStatus, 429);
    assert.equal((await request(stranger)).httpStatus, 200);
  });

  it('need a session and three letters', async () => {
    const visitor = await app.visitor.attempt(autocompleteAddress, { body: { search: 'Омск' } });
    const short = await stranger.attempt(autocompleteAddress, { body: { search: ' Ом ' } });
    assert.deepEqual([visitor.httpStatus, short.httpStatus, short.error?.field], [401, 400, 'search']);
  });
});

describe('suggestions of addresses, from DaData', () => {
  it('are passed on, and are empty if it fails or sends an invalid answer (§7.123)', async (t) => {
    const street = { value: 'г Тверь, ул Новая', unrestricted_value: '170000', data: { city: 'Тверь' } };
    const answers = [{ suggestions: [street] }, undefined, { suggestions: 'none' }];
    const dadata = await startDadata(t, () => answers.shift());
    const lines: string[] = [];
    const app = await startTestApp({
      settings: dadata.settings,
      logTo: { write: (line) => void lines.push(line) },
    });
    t.after(() => app.close());
    const buyer = await app.clientFor('buyer@demo.example');
    const suggest = async () =>
      (await buyer.call(autocompleteAddress, { body: { search: 'Тверь, Нов' } })).suggestions;
    assert.deepEqual(await suggest(), [
      { value: street.value, data: { city: 'Тверь', house: null, geo_lat: null, geo_lon: null } },
    ]);
    assert.deepEqual([await suggest(), await suggest()], [[], []]);
    const [question] = dadata.questions;
    assert.deepEqual(
      [question?.url, question?.body],
      ['/suggestions/api/4_1/rs/suggest/address', { query: 'Тверь, Нов', count: 10 }],
    );
    assert.equal(lines.filter((line) => line.includes('no suggestions for an address')).length, 2);
  });

  it('are ten at most, and empty for an endless answer', async (t) => {
    const suggestionsOf = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ value: `г Тверь, ул Новая, д ${index}`, data: {} }));
    const answers = [suggestionsOf(500), suggestionsOf(40_000)];
    const dadata = await startDadata(t, () => ({ suggestions: answers.shift() }));
    const app = await startTestApp({ settings: dadata.settings });
    t.after(() => app.close());
    const buyer = await app.clientFor('buyer@demo.example');
    const count = async () =>
      (await buyer.call(autocompleteAddress, { body: { search: 'Тверь' } })).suggestions.length;
    assert.deepEqual([await count(), await count()], [10, 0]);
  });

  it('are empty in a real shop without a key', async (t) => {
    const app = await startTestApp({ settings: { hasDemoUsers: false } });
    t.after(() => app.close());
    const buyer = await app.clientFor('buyer@demo.example');
    assert.deepEqual((await buyer.call(autocompleteAddress, { body: { search: 'Москва' } })).suggestions, []);
  });
});
