import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { SettingsError } from '@shop/server/environment';
import { productionFile } from '@shop/server/testing/production-file';
import { readCommandSettings, readSettings } from './settings.ts';

/** The fewest settings that a real shop starts with. */
const real = {
  DATABASE_URL: 'postgres://shop:secret@db/shop',
  HASH_SALT: 'a salt of the tests',
  PUBLIC_URL: 'https://shop.example.ru',
  SMTP_URL: 'smtp://mail.example.ru:587',
  MAIL_FROM: 'zakaz@example.ru',
};
const production = { ...real, NODE_ENV: 'production' };
const everything = Object.keys(real);
const withHint = [...everything, 'EMBEDDED_DATABASE'];
const trial = { EMBEDDED_DATABASE: '1' };

const readTrial = (env: Readonly<Record<string, string>>) => readSettings({ ...trial, ...env });

const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-settings-'));
after(() => rmSync(folder, { recursive: true }));

describe('settings', () => {
  it('have defaults for everything', () => {
    const settings = readTrial({ DATA_DIR: folder, API_PORT: '' });
    assert.deepEqual([settings.port, settings.host, settings.siteName], [4000, '127.0.0.1', 'Спецоснова']);
  });

  it('list every mistake at once', () => {
    const env = { API_PORT: '99999', DATABASE_URL: 'mysql://x', HASH_SALT: 'short', LOG_LEVEL: 'loud' };
    assert.throws(() => readTrial(env), /API_PORT.*\n.*DATABASE_URL.*\n.*HASH_SALT.*\n.*LOG_LEVEL/);
  });

  it('make the salt once, readable by the owner only', () => {
    const first = readTrial({ DATA_DIR: folder }).hashSalt;
    assert.ok(first.length >= 32);
    assert.equal(readTrial({ DATA_DIR: folder }).hashSalt, first);
    assert.equal(statSync(path.join(folder, 'hash-salt')).mode & 0o777, 0o600);
  });

  it('make demo users only when asked', () => {
    const hasDemo = (env: Record<string, string>) => readTrial({ DATA_DIR: folder, ...env }).hasDemoUsers;
    assert.deepEqual(
      [hasDemo({}), hasDemo({ DEMO_USERS: '0' }), hasDemo({ DEMO_USERS: '1' })],
      [false, false, true],
    );
    assert.equal(readSettings({ ...real, DEMO_USERS: '1' }).hasDemoUsers, true);
  });

  it('simulate fulfilment on the embedded database, elsewhere only when requested, at the interval they set', () => {
    const fulfilmentSimulation = (env: Record<string, string>) =>
      readTrial({ DATA_DIR: folder, ...env }).fulfilmentSimulation;
    assert.deepEqual(fulfilmentSimulation({}), { intervalMs: 60_000 });
    assert.equal(fulfilmentSimulation({ BACK_OFFICE: 'off' }), null);
    assert.equal(readSettings(real).fulfilmentSimulation, null);
    const requested = { ...real, BACK_OFFICE: 'simulated', BACK_OFFICE_PACE_S: '2.5' };
    assert.deepEqual(readSettings(requested).fulfilmentSimulation, { intervalMs: 2_500 });
    assert.throws(
      () => fulfilmentSimulation({ BACK_OFFICE: 'on', BACK_OFFICE_PACE_S: '0' }),
      /BACK_OFFICE.*\n.*PACE_S/,
    );
  });

  it('make links of emails from PUBLIC_URL, by default to this machine', () => {
    const urlOf = (env: Record<string, string>) => readTrial({ DATA_DIR: folder, ...env }).publicUrl;
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

  it('accept a gateway of text messages with both placeholders or neither', () => {
    const smsOf = (SMS_URL: string) => readTrial({ DATA_DIR: folder, SMS_URL, SMS_TOKEN: 'secret' }).sms;
    const template = 'https://sms.example.ru/?to={phone}&msg={text}';
    assert.deepEqual(smsOf(template), { url: template, token: 'secret' });
    assert.equal(smsOf(''), undefined);
    assert.throws(() => smsOf('https://sms.example.ru/?to={phone}'), /SMS_URL: must have both/);
  });
});

describe('a start of the API', () => {
  const { DATABASE_URL, HASH_SALT, ...mail } = real;
  /** Environments with the variables reported for each; with none the API starts. */
  const starts: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
    ['nothing set', {}, withHint],
    ['production alone', { NODE_ENV: 'production' }, everything],
    ['a real shop', real, []],
    ['a real shop in production', production, []],
    ['a database alone', { DATABASE_URL }, withHint.slice(1)],
    ['the embedded database', trial, []],
    ['the embedded database and demo users', { ...trial, DEMO_USERS: '1' }, []],
    ['demo users on PostgreSQL', { DATABASE_URL, DEMO_USERS: '1' }, []],
    ['demo users and no database', { DEMO_USERS: '1' }, ['DATABASE_URL']],
    ['two databases', { DATABASE_URL, ...trial }, ['EMBEDDED_DATABASE']],
    ['zeros', { EMBEDDED_DATABASE: '0', DEMO_USERS: '0' }, withHint],
    ['demo users in production', { ...production, DEMO_USERS: '1' }, ['DEMO_USERS']],
    ['an embedded database in production', { ...trial, NODE_ENV: 'production' }, withHint],
    ['two databases in production', { ...production, ...trial }, ['EMBEDDED_DATABASE']],
    ['overrides in production', { ...production, OVERRIDES_FROM: '10.8.0.0/16' }, ['OVERRIDES_FROM']],
    ['a public address without https', { ...real, PUBLIC_URL: 'http://shop.example.ru' }, ['PUBLIC_URL']],
    ['no mail', { DATABASE_URL, HASH_SALT, NODE_ENV: 'production' }, Object.keys(mail)],
    ['an empty database address', { ...production, DATABASE_URL: '' }, ['DATABASE_URL']],
    [
      'a slip',
      { ...mail, HASH_SALT, NODE_ENV: 'production', DATABASE_URI: 'x' },
      ['DATABASE_URL', 'DATABASE_URI'],
    ],
    ['a slip in a shop to try out', { ...trial, DATABSE_URL: DATABASE_URL }, ['DATABSE_URL']],
    ['variables of others', { ...production, PATH: '/bin', HOME: '/', HOSTNAME: 'x', DATABASE: 'x' }, []],
  ];
  for (const [title, env, mistakes] of starts)
    it(`with ${title} ${mistakes.length === 0 ? 'goes on' : `is reported of ${mistakes.join(', ')}`}`, () => {
      assert.deepEqual(
        mistaken(() => readSettings({ DATA_DIR: folder, ...env })),
        mistakes,
      );
    });

  it('needs no more than the file of docs/operations.md, and each necessary line of it', () => {
    const file = productionFile();
    assert.equal(readSettings(file).hasDemoUsers, false);
    for (const name of everything)
      assert.deepEqual(
        mistaken(() => readSettings({ ...file, [name]: '' })),
        [name],
      );
  });
});

describe('a command', () => {
  const { DATABASE_URL } = real;
  const message = (env: Readonly<Record<string, string>>) =>
    mistaken(() => readCommandSettings({ DATA_DIR: folder, ...env }));

  it('needs a database and nothing else, and makes none by itself', () => {
    assert.deepEqual(message({}), ['DATABASE_URL']);
    assert.deepEqual(message({ DATABASE_URL }), []);
    assert.deepEqual(message(trial), []);
    assert.deepEqual(message({ DATABSE_URL: DATABASE_URL }), ['DATABASE_URL', 'DATABSE_URL']);
    assert.deepEqual(message({ DATABASE_URL, ...trial }), ['EMBEDDED_DATABASE']);
  });

  it('opens the embedded one that is there, never in production', () => {
    mkdirSync(path.join(folder, 'db'));
    assert.deepEqual(message({}), []);
    assert.equal(readCommandSettings({ DATA_DIR: folder }).isImplied, true);
    assert.equal(readCommandSettings({ DATA_DIR: folder, ...trial }).isImplied, false);
    assert.equal(readCommandSettings({ DATA_DIR: folder, DATABASE_URL }).isImplied, false);
    assert.deepEqual(message({ NODE_ENV: 'production' }), ['DATABASE_URL']);
    assert.deepEqual(message({ NODE_ENV: 'production', ...trial }), ['DATABASE_URL']);
    assert.deepEqual(message({ NODE_ENV: 'production', DATABASE_URL }), []);
  });
});

/** The variables named in the list of mistakes. */
function mistaken(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    assert.ok(error instanceof SettingsError);
    return [...error.message.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name!);
  }
}
