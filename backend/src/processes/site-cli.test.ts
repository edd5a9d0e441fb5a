import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CommandShop } from '../../testing/command-shop.ts';

describe('the site command', () => {
  const shop = new CommandShop(new URL('./site-cli.ts', import.meta.url));
  const { run } = shop;
  before(shop.open);
  after(shop.close);

  it('begins and ends maintenance, and records the reason', async () => {
    const on = run('technical-works', 'on', '--text', 'Вернёмся в 6:00', '--why', 'новая база');
    assert.deepEqual([on.status, on.stdout.split('\n')[0]], [0, 'Технические работы: идут. Вернёмся в 6:00']);
    assert.match(run('technical-works', 'off').stdout, /Технических работ нет/);
    await shop.withDatabase(async (db) => {
      const journal = await db
        .selectFrom('site_journal')
        .select(['action', 'why', 'by_name'])
        .orderBy('id')
        .execute();
      assert.deepEqual(
        journal.map(({ action, why }) => [action, why]),
        [
          ['works-on', 'новая база'],
          ['works-off', ''],
        ],
      );
      assert.match(journal[0]?.by_name ?? '', /^команда site \(/);
    });
  });

  it('closes a company for a reason and reopens it', () => {
    const closed = run('close', 'К-000101', '--why', 'долг');
    assert.match(closed.stdout, /Закрыта: К-000101 ООО «Ромашка», ИНН \d{10}\. долг/);
    assert.match(run('status').stdout, /Закрыта: К-000101 ООО «Ромашка»/);
    assert.match(run('open', 'К-000101').stdout, /Закрытых компаний нет/);
  });

  it('reports in Russian what is missing or unknown', () => {
    const without = run('close', 'К-000101');
    assert.equal(without.status, 2);
    assert.match(without.stderr, /--why/);
    const unknown = run('close', 'К-999999', '--why', 'долг');
    assert.equal(unknown.status, 1);
    assert.match(unknown.stderr, /Компании с\sкодом или ИНН «К-999999» нет/);
    assert.match(run('help').stdout, /закрыть сайт для компании/);
  });
});
