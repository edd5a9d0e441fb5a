import assert from 'node:assert/strict';
import { it } from 'node:test';
import { changePasswordByToken } from '@shop/contracts/account/account';
import { authenticate, checkSession } from '@shop/contracts/account/session';
import { confirmPhone } from '../../../../testing/outbox-reader.ts';
import { DEMO_PASSWORD, startTestApp } from '../../../../testing/test-app.ts';

it('writes a line for each request and no secret into any', async () => {
  const lines: string[] = [];
  const app = await startTestApp({ logTo: { write: (line) => lines.push(line) } });
  const buyer = await app.clientFor('buyer@demo.example');
  await buyer.call(checkSession);
  await buyer.attempt(authenticate, { body: { login: 'buyer@demo.example', password: 'Wrong-pass-9' } });
  await buyer.send({ method: 'POST', url: '/api/authentication/', payload: `{"password":"${DEMO_PASSWORD}` });
  await buyer.send({ method: 'GET', url: '/api/files/a-secret-ticket/?query=secret-query' });
  const browser = app.browser();
  const phone = '79000000001';
  const checkWord = await confirmPhone(app, browser, phone, 'recovery');
  await browser.attempt(changePasswordByToken, { body: { checkWord, password: 'New-Pass-9' } });
  const challenge = browser.headers().cookie;
  await app.close();

  const log = lines.join('');
  assert.ok(lines.length >= 4);
  assert.match(log, /"route":"\/api\/session\/check\/","status":200/);
  const secrets = [buyer.token, buyer.sid, buyer.headers().hash, DEMO_PASSWORD, 'Wrong-pass-9'];
  for (const secret of [
    ...secrets,
    'a-secret-ticket',
    'secret-query',
    '$argon2',
    checkWord,
    phone,
    challenge,
    'New-Pass-9',
  ]) {
    assert.ok(secret !== undefined && !log.includes(secret), `the log tells ${secret}`);
  }
});
