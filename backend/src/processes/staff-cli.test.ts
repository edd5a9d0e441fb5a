import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { SHORT_LIVED } from '../../testing/short-lived.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';

const cli = new URL('./staff-cli.ts', import.meta.url).pathname;

describe('the staff command', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'shop-staff-'));
  before(() => makeTestFolder(dataDir, { withPeople: false }));
  after(() => rmSync(dataDir, { recursive: true }));

  function run(...args: readonly string[]) {
    const database = { DATA_DIR: dataDir, DATABASE_URL: '', EMBEDDED_DATABASE: '1' };
    const site = { HASH_SALT: 'a salt for tests only', PUBLIC_URL: 'https://shop.example' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [...SHORT_LIVED, cli, ...args], {
      env: { ...process.env, ...database, ...site },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }
  const add = (...args: readonly string[]) =>
    run('add', 'Anna@Shop.example', '--name', 'Анна', '--last-name', 'Штатная', ...args);

  it('opens an empty shop for its first manager', () => {
    assert.match(run('list').stdout, /Сотрудников ещё нет/);
    const added = add('--role', 'manager');
    assert.equal(added.status, 0);
    assert.match(
      added.stdout,
      /^anna@shop\.example {2}Штатная Анна {2}менеджер, клиентов: 0 {2}ждёт пароля\n/,
    );
    assert.match(added.stdout, /https:\/\/shop\.example\/change-password\/\?checkword=[\w-]{43}\n$/);
    assert.equal(added.stderr, '');
  });

  it('switches somebody off and on, and prints everybody', () => {
    assert.match(run('off', 'anna@shop.example').stdout, /отключён/);
    assert.match(run('link', 'anna@shop.example').stderr, /сначала включите/);
    assert.match(run('on', 'anna@shop.example').stdout, /ждёт пароля/);
    const [member] = JSON.parse(run('list', '--json').stdout);
    assert.deepEqual([member.login, member.role, member.isActive], ['anna@shop.example', 'MANAGER', true]);
  });

  it('says in Russian what is wrong with a call', () => {
    const again = add('--role', 'operations');
    assert.deepEqual([again.status, again.stdout], [1, '']);
    assert.match(again.stderr, /уже есть учётная запись сотрудника/);
    assert.equal(add('--role', 'director').status, 2);
    assert.equal(add().status, 2);
    assert.match(run('off', 'nobody@shop.example').stderr, /нет/);
  });
});
