import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { buildSignatureImage } from '../../testing/builders/documents/signature-image.builder.ts';
import { CommandShop } from '../../testing/command-shop.ts';

describe('the settings command', () => {
  const shop = new CommandShop(new URL('./settings-cli.ts', import.meta.url), {
    withPeople: false,
    settings: { PUBLIC_URL: 'https://shop.example', SMTP_URL: '' },
  });
  const { run } = shop;
  before(shop.open);
  after(shop.close);

  it('checks what is left to set up, and fails while something necessary is (§6.36)', () => {
    const { status, stdout } = run('check');
    assert.equal(status, 1);
    assert.match(stdout, /\[ \] Письма уходят: SMTP_URL/);
    assert.match(stdout, /\[x\] .*https/i);
    const items: { code: string; state: string }[] = JSON.parse(run('check', '--json').stdout);
    assert.equal(items.find(({ code }) => code === 'managers')?.state, 'todo');
  });

  it('changes one field of a setting and says in Russian what is wrong with another', () => {
    assert.match(run('set', 'sales', 'ordersEmail=sales@firm.ru').stdout, /sales@firm\.ru/);
    assert.equal(JSON.parse(run('get', 'sales', '--json').stdout).ordersEmail, 'sales@firm.ru');
    const refused = run('set', 'sales', 'ordersEmail=sales');
    assert.deepEqual([refused.status, refused.stdout], [1, '']);
    assert.match(refused.stderr, /ordersEmail/);
    // The details of a new seller come all at once.
    assert.match(run('set', 'seller', 'name=ООО «Рога и копыта»').stderr, /inn: Это поле обязательно/);
  });

  it('takes an image from a file and gives it back as one, and refuses another file at its field', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
    try {
      const [stamp, text, back] = ['печать.png', 'печать.txt', 'назад.png'].map((name) =>
        path.join(folder, name),
      );
      writeFileSync(stamp!, await buildSignatureImage());
      writeFileSync(text!, 'печать');
      const facts = JSON.stringify({
        ...{ inn: '7707083893', kpp: '770701001', name: 'ООО «Рога и копыта»', address: 'г. Москва' },
        ...{ director: 'Иванов И. И.', accountant: 'Петрова П. П.' },
        bank: {
          ...{ bik: '044525225', name: 'ПАО Сбербанк, г. Москва' },
          ...{ correspondentAccount: '30101810400000000225', account: '40817810938160925982' },
        },
      });
      const file = path.join(folder, 'seller.json');
      writeFileSync(file, facts);
      const refused = run('set', 'seller', '--file', file, `stamp=${text}`);
      assert.match(refused.stderr, /stamp: Печать: нужна картинка PNG или JPEG/);
      const saved = run('set', 'seller', '--file', file, `stamp=${stamp}`);
      assert.equal(saved.status, 0, saved.stderr);
      assert.match(saved.stdout, /stamp = "[0-9a-f]{64}"/);
      assert.equal(run('image', 'seller', 'stamp', back!).status, 0);
      assert.equal((await sharp(back).metadata()).format, 'png');
      const number = /stamp = "([0-9a-f]{6})/.exec(saved.stdout)?.[1] ?? '';
      const forget = () => run('forget-image', number, '--why', 'скан не\u00a0тот');
      assert.match(forget().stderr, /стоит в.настройке «Продавец»/);
      assert.equal(run('set', 'seller', 'stamp=').status, 0);
      assert.match(forget().stdout, /удалена/);
      assert.match(forget().stderr, /таким номером нет/);
      assert.equal(JSON.parse(run('get', 'seller', '--json').stdout).stamp, null);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
