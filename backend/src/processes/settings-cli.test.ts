import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
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
  });
});
