import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CommandShop } from '../../testing/command-shop.ts';

describe('the staff command', () => {
  const shop = new CommandShop(new URL('./staff-cli.ts', import.meta.url), {
    withPeople: false,
    settings: { PUBLIC_URL: 'https://shop.example' },
  });
  const { run } = shop;
  before(shop.open);
  after(shop.close);

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

  it('prints a link for the first administrator, each time another one (§6.32)', () => {
    const link = /https:\/\/shop\.example\/office\/first-start\/\?key=[\w-]{43}\n$/;
    const [first] = link.exec(run('link').stdout) ?? [];
    assert.ok(first);
    assert.doesNotMatch(run('link').stdout, new RegExp(first.trim().slice(-43)));
  });

  it('gives rights in the office and takes them', () => {
    assert.match(
      run('rights', 'anna@shop.example', 'office.people,office.terms').stdout,
      /office\.people,office\.terms\n$/,
    );
    assert.match(
      run('rights', 'anna@shop.example', 'office.everything').stderr,
      /Права office\.everything нет/,
    );
    assert.match(run('rights', 'anna@shop.example').stdout, /ждёт пароля\n$/);
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
