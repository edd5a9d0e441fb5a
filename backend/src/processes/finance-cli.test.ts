import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildPaymentWith, buildStatement } from '../../testing/builders/finances/import-bank.builder.ts';
import { buildPosting } from '../../testing/builders/finances/posting.builder.ts';
import { CommandShop } from '../../testing/command-shop.ts';
import { addDays, todayInMoscow } from '../platform/calendar/days.ts';
import { demoSeller } from './demo/orders/demo-seller.ts';

describe('the finance command', () => {
  let inn = '';
  const shop = new CommandShop(new URL('./finance-cli.ts', import.meta.url), {
    fill: async (db) => {
      await db
        .insertInto('settings')
        .values({ name: 'seller', value: JSON.stringify(demoSeller) })
        .execute();
      await db.deleteFrom('ledger_documents').execute();
      const company = await db
        .selectFrom('counterparties')
        .innerJoin('contracts', 'contracts.counterparty_id', 'counterparties.id')
        .select(['counterparties.id', 'inn', 'contracts.id as contractId'])
        .where('code', '=', 'К-000101')
        .executeTakeFirstOrThrow();
      inn = company.inn;
      const document = {
        counterpartyId: company.id,
        contractId: company.contractId,
        kind: 'shipment',
      } as const;
      const today = todayInMoscow();
      await buildPosting(db, {
        ...document,
        kopecks: 500_000_00,
        on: addDays(today, -20),
        dueOn: addDays(today, 3),
      });
      await db
        .insertInto('bonus_plans')
        .values({
          counterparty_id: company.id,
          period_from: addDays(today, -90),
          period_to: addDays(today, -1),
          target_kopecks: 1,
          steps: JSON.stringify([{ fromKopecks: 0, basisPoints: 100 }]),
        })
        .execute();
    },
  });
  const run = (...args: readonly string[]) => {
    const end = shop.run(...args);
    return { ...end, stdout: end.stdout.replaceAll('\u00a0', ' ') };
  };
  before(shop.open);
  after(shop.close);

  it('loads a statement after a dry run, and the ledger still balances', () => {
    writeFileSync(
      path.join(shop.folder, 'kl.txt'),
      buildStatement([buildPaymentWith({ ПлательщикИНН: inn })]),
    );
    assert.match(run('import', 'kl.txt', '--dry-run').stdout, /^Пробный прогон.*\n.*: 1\nПроведено: 1 /);
    const { posted, creditKopecks, isDryRun } = JSON.parse(run('import', 'kl.txt', '--json').stdout);
    assert.deepEqual([posted, creditKopecks, isDryRun], [1, 1_234_50, false]);
    const check = run('check');
    assert.deepEqual([check.status, check.stdout], [0, 'Документов: 2\nВсё сходится.\n']);
  });

  it('pays out bonuses and reminds of payments, each once', () => {
    assert.match(run('close-bonus').stdout, /^БН-\d{4}-00001 {2}ООО «Ромашка», .*: 5 000,00 ₽\n$/);
    assert.match(
      run('remind').stdout,
      /^buyer@demo\.example {2}ООО «Ромашка», до .*: 493 765,50 ₽, 1 документ\n$/,
    );
    assert.equal(run('remind').stdout, 'Напоминать не о чем.\n');
  });

  it('reports what is wrong with a file', () => {
    writeFileSync(path.join(shop.folder, 'bad.txt'), buildStatement([buildPaymentWith({ Сумма: '-1' })]));
    const bad = run('import', 'bad.txt');
    assert.deepEqual([bad.status, bad.stderr], [1, 'Строка 16: Сумма: сумма меньше нуля, -1\n']);
  });

  it('finds stored sums that differ from the entries', async () => {
    await shop.withDatabase(async (db) => {
      await db.updateTable('ledger_turnovers').set({ credits: 7 }).where('kind', '=', 'payment').execute();
    });
    const check = run('check');
    assert.equal(check.status, 1);
    assert.match(check.stdout, /Расхождение: .*"what":"turnover".*\nРасхождений: 1/);
  });
});

describe('a command on the embedded database', () => {
  const shop = new CommandShop(new URL('./finance-cli.ts', import.meta.url), { isEmbedded: true });
  before(shop.open);
  after(shop.close);

  it('works, and reports that the shop is running', async () => {
    assert.equal(shop.run('check').status, 0);
    await shop.withDatabase(async () => {
      const locked = shop.run('check');
      assert.equal(locked.status, 2);
      assert.match(locked.stderr, /is open in another process/);
    });
  });
});
