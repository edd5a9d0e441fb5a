import assert from 'node:assert/strict';
import { it, type TestContext } from 'node:test';
import { findBank } from '@shop/contracts/office/banks';
import { startDadata } from '../../../../testing/start-dadata.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { demoSeller } from '../../../processes/demo/orders/demo-seller.ts';

const start = async (t: TestContext, settings: object = {}) => {
  const app = await startTestApp({ settings });
  t.after(() => app.close());
  return app.clientFor('office@demo.example');
};
const sberbank = {
  value: 'ПАО Сбербанк',
  data: {
    bic: '044525225',
    correspondent_account: '30101810400000000225',
    payment_city: 'г Москва',
    state: { status: 'ACTIVE', registration_date: 1 },
  },
};

it('a bank is found by its БИК in DaData, with its city and account', async (t) => {
  const other = { value: 'Другой', data: { bic: '044525000', inn: '044525225' } };
  const dadata = await startDadata(t, () => ({ suggestions: [other, sberbank] }));
  const office = await start(t, dadata.settings);
  const { bank } = await office.call(findBank, { body: { bik: '044525225' } });
  assert.deepEqual(bank, {
    name: 'ПАО Сбербанк, г. Москва',
    correspondentAccount: '30101810400000000225',
    isActive: true,
  });
  assert.equal(dadata.questions[0]?.url, '/suggestions/api/4_1/rs/findById/bank');
  assert.equal((await office.call(findBank, { body: { bik: '044525999' } })).bank, null);
});

it('a liquidated bank is told, and a register that fails leaves the data to be typed', async (t) => {
  const closed = { ...sberbank, data: { ...sberbank.data, state: { status: 'LIQUIDATED' } } };
  const answers = [{ suggestions: [closed] }, undefined, { suggestions: 'none' }];
  const dadata = await startDadata(t, () => answers.shift());
  const office = await start(t, dadata.settings);
  const ask = () => office.attempt(findBank, { body: { bik: '044525225' } });
  assert.equal((await office.call(findBank, { body: { bik: '044525225' } })).bank?.isActive, false);
  for (const _ of [1, 2]) {
    const { httpStatus, error } = await ask();
    assert.deepEqual([httpStatus, error?.code], [503, 'unavailable']);
    assert.match(error?.message ?? '', /вручную/);
  }
});

it('the demo shop knows its own banks without DaData, a real one without a key none', async (t) => {
  const { bik, name, correspondentAccount } = demoSeller.bank;
  const demo = await start(t);
  const found = await demo.call(findBank, { body: { bik } });
  assert.deepEqual(found.bank, { name, correspondentAccount, isActive: true });
  assert.equal((await demo.attempt(findBank, { body: { bik: '12' } })).error?.field, 'bik');
  const real = await start(t, { hasDemoUsers: false });
  assert.equal((await real.attempt(findBank, { body: { bik } })).error?.code, 'unavailable');
});
