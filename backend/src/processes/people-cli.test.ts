import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { CommandShop } from '../../testing/command-shop.ts';

describe('the people command', () => {
  const shop = new CommandShop(new URL('./people-cli.ts', import.meta.url), {
    settings: { DEMO_USERS: '1', PUBLIC_URL: 'https://shop.example' },
  });
  const { run } = shop;
  const file = path.join(shop.folder, 'clerk.json');
  before(shop.open);
  after(shop.close);

  it('exports into a new file, and overwrites none', () => {
    assert.deepEqual(
      [run('export', 'Clerk@Demo.example', file).status, run('export', 'clerk@demo.example', file).status],
      [0, 1],
    );
    assert.equal(JSON.parse(readFileSync(file, 'utf8')).login, 'clerk@demo.example');
  });

  it('erases once, and refuses those who are needed and those it does not know', () => {
    const erased = run('erase', 'clerk@demo.example');
    assert.deepEqual([erased.status, erased.stderr], [0, '']);
    assert.match(erased.stdout, /^Данные удалены, теперь это Пользователь \d+\n/);
    const again = run('erase', 'clerk@demo.example');
    assert.equal(again.status, 1);
    assert.match(again.stderr, /Учётной записи с\u00a0почтой clerk@demo\.example нет/);
    const manager = run('erase', 'manager@demo.example');
    assert.equal(manager.status, 1);
    assert.match(manager.stderr, /Сначала передайте клиентов/);
  });
});
