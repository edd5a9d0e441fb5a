import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { CommandShop } from '../../testing/command-shop.ts';

const headings = 'Код;Название;Порядок;Предлагать покупателям';

describe('the references command', () => {
  const shop = new CommandShop(new URL('./references-cli.ts', import.meta.url), { withPeople: false });
  const { run } = shop;
  const file = path.join(shop.folder, 'carriers.csv');
  before(shop.open);
  after(shop.close);

  it('checks a file, imports it, and exports it as it was', () => {
    writeFileSync(file, `${headings}\npek;ПЭК;100;да\n`);
    const checked = run('import', 'transport-companies', file, '--check');
    assert.match(checked.stdout, /\+ строка 2, pek\nПроверено/, checked.stderr);
    assert.match(run('import', 'transport-companies', file).stdout, /Загружено: новых 1/);
    assert.match(run('list').stdout, /transport-companies +Перевозчики: 1/);
    assert.equal(run('export', 'transport-companies', file).status, 0);
    assert.equal(readFileSync(file, 'utf8'), `\ufeff${headings}\r\npek;ПЭК;100;да\r\n`);
  });

  it('imports nothing for one bad row, and names it', () => {
    writeFileSync(file, `${headings}\nkit;КИТ;100;да\ngtd;ГТД;первый;да\n`);
    const { status, stdout } = run('import', 'transport-companies', file);
    assert.equal(status, 1);
    assert.match(stdout, /! строка 3, gtd: Порядок: .+\nНе\u00a0загружено/);
    assert.match(run('list').stdout, /transport-companies +Перевозчики: 1/);
    const missing = run('import', 'transport-companies', `${file}.xlsx`);
    assert.deepEqual([missing.status, missing.stdout], [1, '']);
    assert.equal(run('export', 'passwords', file).status, 1);
  });
});
