import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sendPasswordLink, sendSmsCode } from '@shop/contracts/account/account';
import { registerCompany, registerPerson } from '@shop/contracts/account/registration';
import { startTestApp } from '../../../testing/test-app.ts';

const phone = '79991112233';
const person = {
  name: 'Ольга',
  lastName: 'Петрова',
  email: 'olga@shop.example',
  phone,
  password: 'Kaska2Zaschita',
  checkWord: 'c'.repeat(43),
};
const company = { inn: '7707083893', companyName: 'ООО «Новая»', address: 'Москва' };

it('with a captcha, no message is sent and nobody is registered without solving it', async (t) => {
  const app = await startTestApp({ settings: { captchaServerKey: 'ysc2_secret' } });
  t.after(() => app.close());
  for (const [call, body] of [
    [sendSmsCode, { phone, purpose: 'registration' }],
    [registerPerson, person],
    [registerCompany, { ...person, ...company }],
    [sendPasswordLink, { email: 'buyer@demo.example' }],
  ] as const) {
    const { error } = await app.visitor.attempt(call, { body });
    assert.deepEqual([error?.code, error?.field], ['validation', 'captchaToken'], call.path);
  }
  assert.deepEqual(await app.db.selectFrom('outbox').selectAll().execute(), []);
});

it('a form without the captcha counts against its address, not against the recipient', async (t) => {
  const app = await startTestApp({ settings: { captchaServerKey: 'ysc2_secret' } });
  t.after(() => app.close());
  for (const [call, body] of [
    [sendSmsCode, { phone, purpose: 'registration' }],
    [sendPasswordLink, { email: 'buyer@demo.example' }],
  ] as const) {
    for (let times = 0; times < 20; times += 1) {
      const { error } = await app.visitor.attempt(call, { body });
      assert.equal(error?.field, 'captchaToken', call.path);
    }
    const { error } = await app.visitor.attempt(call, { body });
    assert.equal(error?.code, 'limit', call.path);
  }
});
