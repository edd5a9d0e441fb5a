import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getHome, saveHome } from '@shop/contracts/catalog/home';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe('the home page', () => {
  let app: TestApp;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());

  const save = (control: readonly object[]) => buyer.attempt(saveHome, { body: { control } });
  const saved = async () => (await buyer.call(getHome)).controls;

  it('greets by name and leaves the blocks to their areas until the user arranges them (§7.137)', async () => {
    assert.deepEqual(await buyer.call(getHome), { greetingName: 'Ирина', controls: [] });
  });

  it('keeps the order and hidden blocks saved last, including unknown areas, for this user only (§7.138)', async () => {
    await save([{ code: 'orders', isShown: true }]);
    const own = [
      { code: 'news', isShown: true },
      { code: 'weather-of-2031', isShown: true },
      { code: 'finances', isShown: false },
    ];
    assert.equal((await save(own)).httpStatus, 200);
    assert.deepEqual(await saved(), own);
    assert.deepEqual((await (await app.clientFor('clerk@demo.example')).call(getHome)).controls, []);
    await save([]);
    assert.deepEqual(await saved(), []);
  });

  it('refuses a repeated block, an invalid name, and more than fifty, and leaves the page as it was', async () => {
    await save([{ code: 'orders', isShown: true }]);
    const block = (code: string) => ({ code, isShown: true });
    const twice = await save([block('orders'), block('news'), block('orders')]);
    assert.deepEqual(
      [twice.httpStatus, twice.error?.field, twice.error?.message],
      [400, 'control.2.code', 'Этот блок уже есть в списке'],
    );
    const wrong = await save([block('<b>')]);
    assert.deepEqual([wrong.httpStatus, wrong.error?.field], [400, 'control.0.code']);
    const many = await save(Array.from({ length: 51 }, (_, place) => block(`block-${place}`)));
    assert.deepEqual(
      [many.httpStatus, many.error?.field, many.error?.message],
      [400, 'control', 'Слишком длинно: не больше 50'],
    );
    assert.deepEqual(await saved(), [block('orders')]);
  });

  it('is closed to visitors', async () => {
    assert.equal((await app.visitor.attempt(getHome)).httpStatus, 401);
    assert.equal((await app.visitor.attempt(saveHome, { body: { control: [] } })).httpStatus, 401);
  });
});
