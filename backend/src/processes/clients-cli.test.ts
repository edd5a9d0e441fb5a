import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { CommandShop } from '../../testing/command-shop.ts';
import { addDays, todayInMoscow } from '../platform/calendar/days.ts';
import { placeTerm } from './commands/client-pairs.ts';

const noTerms = {
  ...{ validFrom: null, priceTypeId: null, discountPercent: 0, managerId: null, isActive: true },
  ...{ contracts: [], bonusPlans: [] },
};

describe('the clients command', () => {
  const shop = new CommandShop(new URL('./clients-cli.ts', import.meta.url), {
    settings: { DEMO_USERS: '1' },
  });
  const { run } = shop;
  before(shop.open);
  after(shop.close);

  const find = (...words: readonly string[]) => JSON.parse(run('list', ...words, '--json').stdout).items;
  const codeOf = (...words: readonly string[]): string => find(...words)[0].code;
  const read = (code: string) => JSON.parse(run('get', code, '--json').stdout);

  it('finds clients and changes their terms, now or from a later day (§6.46)', () => {
    const code = codeOf('ромашка');
    assert.match(run('list', 'ромашка').stdout, new RegExp(`^${code} {2}.*Ромашка`));
    const day = addDays(todayInMoscow(), 10);
    const now = run(
      'set',
      code,
      'discount=7',
      '--contract',
      'Д-9/26',
      'signedOn=2026-11-20',
      'limit=500 000,50',
    );
    assert.equal(now.status, 0, now.stderr);
    assert.match(now.stdout, /discount = 7 /);
    assert.match(now.stdout, /договор Д-9\/26 от\s20\.11\.2026: лимит 500\s000,50\s₽, отсрочка 0\sдней/);
    const later = run('set', code, 'discount=9', '--from', day);
    assert.match(later.stdout, /discount = 7 [\s\S]*: discount {2}= 9\s%/);
    assert.equal(find('ромашка')[0].plannedCount, 1);
  });

  it('takes terms from a file, as get prints them', () => {
    const code = codeOf('ромашка');
    const step = { fromKopecks: 100_000_00, basisPoints: 150 };
    const plan = { id: null, periodFrom: '2090-01-01', periodTo: '2090-03-31', targetKopecks: 500_000_00 };
    const file = path.join(shop.folder, 'terms.json');
    const terms = read(code);
    writeFileSync(
      file,
      JSON.stringify({ ...terms, bonusPlans: [...terms.bonusPlans, { ...plan, steps: [step] }] }),
    );
    assert.match(run('set', code, '--file', file).stdout, /бонусный план 01\.01\.2090 – 31\.03\.2090/);
    assert.equal(read(code).bonusPlans.length, terms.bonusPlans.length + 1);
  });

  it('exports clients and contracts and imports them again, all rows or none', () => {
    const exported = path.join(shop.folder, 'contracts.xlsx');
    assert.equal(run('export', 'договоры', exported).status, 0);
    assert.match(run('import', 'договоры', exported).stdout, /^Загружено: новых 0, изменено 0/);
    const { inn } = find('ромашка')[0];
    const file = path.join(shop.folder, 'terms.csv');
    writeFileSync(file, `ИНН;Скидка, %\n${inn};12\n`);
    assert.match(run('import', 'клиенты', file, '--check').stdout, /Скидка, %: \d+ → 12\nПроверено/);
    assert.equal(run('import', 'клиенты', file).status, 0);
    assert.equal(find('ромашка')[0].discountPercent, 12);
    writeFileSync(file, `ИНН;Скидка, %\n${inn};13\n7700000000;5\n`);
    const refused = run('import', 'клиенты', file);
    assert.equal(refused.status, 1);
    assert.match(refused.stdout, /! строка 3/);
    assert.equal(find('ромашка')[0].discountPercent, 12);
  });

  it('says in Russian what is wrong, and changes nothing', () => {
    const code = codeOf('ромашка');
    const before = read(code);
    for (const [pair, message] of [
      ['discount=150', /discountPercent: Скидка: целое число от\s0 до\s99/],
      ['limit=5', /limit: Назовите договор/],
    ] as const) {
      const { status, stderr } = run('set', code, pair);
      assert.equal(status, 1);
      assert.match(stderr, message);
    }
    assert.equal(run('get', 'нет такого').status, 1);
    assert.deepEqual(read(code), before);
  });

  it('refuses fields and names that there are not', () => {
    const choices = { priceTypes: [{ id: 3, name: 'Оптовая' }], managers: [] };
    const place = (pair: string) => {
      const terms = { ...noTerms };
      placeTerm(terms, pair, { contract: undefined, choices });
      return terms;
    };
    assert.equal(place('priceType=оптовая').priceTypeId, 3);
    assert.equal(place('priceType=нет').priceTypeId, null);
    assert.equal(place('isActive=false').isActive, false);
    for (const [pair, message] of [
      ['discount=много', /Здесь должно быть число/],
      ['priceType=Оптовой', /Такого нет: «Оптовой»\. Есть: Оптовая/],
      ['isActive=может', /true или\sfalse/],
      ['rebate=5', /Поля rebate нет/],
      ['discount', /Поле пишется как имя=значение/],
    ] as const)
      assert.throws(() => place(pair), message);
  });
});
