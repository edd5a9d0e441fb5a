import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { readSettings } from './settings.ts';

describe('settings', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-settings-'));
  after(() => rmSync(folder, { recursive: true }));

  it('have defaults for everything', () => {
    const settings = readSettings({ DATA_DIR: folder, API_PORT: '' });
    assert.deepEqual([settings.port, settings.host, settings.siteName], [4000, '127.0.0.1', 'Спецоснова']);
  });

  it('list every mistake at once', () => {
    const env = { API_PORT: '99999', DATABASE_URL: 'mysql://x', HASH_SALT: 'short', LOG_LEVEL: 'loud' };
    assert.throws(() => readSettings(env), /API_PORT.*\n.*DATABASE_URL.*\n.*HASH_SALT.*\n.*LOG_LEVEL/);
  });

  it('make the salt once, readable by the owner only', () => {
    const first = readSettings({ DATA_DIR: folder }).hashSalt;
    assert.ok(first.length >= 32);
    assert.equal(readSettings({ DATA_DIR: folder }).hashSalt, first);
    assert.equal(statSync(path.join(folder, 'hash-salt')).mode & 0o777, 0o600);
  });

  it('make demo users on this machine’s embedded database, elsewhere only when asked, and never against a no', () => {
    const hasDemo = (env: Record<string, string>) => readSettings({ DATA_DIR: folder, ...env }).hasDemoUsers;
    assert.equal(hasDemo({}), true);
    assert.equal(hasDemo({ HOST: '0.0.0.0' }), false);
    assert.equal(hasDemo({ HOST: '0.0.0.0', DEMO_USERS: '1' }), true);
    const DATABASE_URL = 'postgres://shop@db/shop';
    assert.equal(hasDemo({ DATABASE_URL }), false);
    assert.equal(hasDemo({ DATABASE_URL, DEMO_USERS: '1' }), true);
    assert.equal(hasDemo({ DEMO_USERS: '0' }), false);
  });

  it('simulate a back office on the embedded database, elsewhere only when asked, at the pace they name', () => {
    const backOffice = (env: Record<string, string>) => readSettings({ DATA_DIR: folder, ...env }).backOffice;
    const DATABASE_URL = 'postgres://shop@db/shop';
    assert.deepEqual(backOffice({}), { paceMs: 60_000 });
    assert.equal(backOffice({ BACK_OFFICE: 'off' }), null);
    assert.equal(backOffice({ DATABASE_URL }), null);
    assert.deepEqual(backOffice({ DATABASE_URL, BACK_OFFICE: 'simulated', BACK_OFFICE_PACE_S: '2.5' }), {
      paceMs: 2_500,
    });
    assert.throws(
      () => backOffice({ BACK_OFFICE: 'on', BACK_OFFICE_PACE_S: '0' }),
      /BACK_OFFICE.*\n.*PACE_S/,
    );
  });

  it('make links of letters from PUBLIC_URL, by default to this machine', () => {
    const urlOf = (env: Record<string, string>) => readSettings({ DATA_DIR: folder, ...env }).publicUrl;
    assert.equal(urlOf({}), 'http://127.0.0.1:3000');
    assert.equal(urlOf({ PORT: '3005' }), 'http://127.0.0.1:3005');
    assert.equal(urlOf({ PUBLIC_URL: 'https://shop.example.ru/' }), 'https://shop.example.ru');
    for (const PUBLIC_URL of [
      'shop.example.ru',
      'https://user@shop.example.ru',
      'https://shop.example.ru/path',
    ])
      assert.throws(() => urlOf({ PUBLIC_URL }), /PUBLIC_URL: must look like/);
  });

  it('take a gateway of text messages with both of its places or neither', () => {
    const smsOf = (SMS_URL: string) => readSettings({ DATA_DIR: folder, SMS_URL, SMS_TOKEN: 'secret' }).sms;
    const template = 'https://sms.example.ru/?to={phone}&msg={text}';
    assert.deepEqual(smsOf(template), { url: template, token: 'secret' });
    assert.equal(smsOf(''), undefined);
    assert.throws(() => smsOf('https://sms.example.ru/?to={phone}'), /SMS_URL: must have both/);
  });
});
