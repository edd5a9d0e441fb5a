import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildCatalogue } from '../../testing/builders/basket/catalogue.builder.ts';
import { buildPlacedOrder } from '../../testing/builders/orders/placed-order.builder.ts';
import { CommandShop } from '../../testing/command-shop.ts';

describe('the orders command', () => {
  const numbers: string[] = [];
  let unpaid: string;
  const shop = new CommandShop(new URL('./orders-cli.ts', import.meta.url), {
    settings: { BACK_OFFICE: 'simulated' },
    fill: async (db) => {
      const shop = await buildCatalogue(db);
      const lines = [{ offerId: shop.idOf('gloves'), quantity: 2 }];
      for (const paySystem of ['invoice', 'credit'] as const)
        numbers.push((await buildPlacedOrder(db, { lines, paySystem })).number);
      unpaid = (await buildPlacedOrder(db, { lines, paySystem: 'invoice' })).number;
    },
  });
  const { run } = shop;
  before(shop.open);
  after(shop.close);

  it('makes a transition of all orders, or brings one to a status, and lists open orders', () => {
    const [paid, credited] = numbers as [string, string];
    assert.deepEqual(JSON.parse(run('advance', '--json').stdout), [
      { number: paid, step: 'confirm', status: 'confirmed' },
      { number: credited, step: 'confirm', status: 'confirmed' },
      { number: unpaid, step: 'confirm', status: 'confirmed' },
    ]);
    assert.deepEqual(
      run('advance', paid, '--to', 'shipped').stdout.trim().split('\n'),
      ['pay      confirmed', 'pick     picking', 'ship     shipped'].map((move) => `${paid}  ${move}`),
    );
    const [first, second] = run('list').stdout.split('\n');
    assert.match(first!, new RegExp(`^${paid}\\s+shipped\\s+invoice\\s+shipped\\s+next: deliver .*Ромашка`));
    assert.match(second!, new RegExp(`^${credited}\\s+confirmed\\s+credit\\s+planned\\s+next: pick `));
  });

  it('invents no payment unless the back office is simulated, and says how a real one is posted (§1.61)', () => {
    const off = { BACK_OFFICE: 'off' };
    const stopped = shop.runWith(off, 'advance', unpaid, '--to', 'shipped', '--json');
    assert.equal(stopped.status, 1);
    assert.deepEqual(JSON.parse(stopped.stdout), []);
    const refusal =
      /^Заказ ЗК-\d{4}-\d{5} ждёт оплаты: .*₽\. Команда не придумывает платежей\. .*npm run finance -- import/;
    assert.match(stopped.stderr, refusal);
    const all = shop.runWith(off, 'advance');
    assert.equal(all.status, 0, 'that some orders wait for money is no failure');
    assert.match(all.stderr, refusal);
    assert.doesNotMatch(all.stdout, new RegExp(unpaid));
  });

  it('reports what is wrong with a call', () => {
    const unknown = run('advance', 'ЗК-2000-00001');
    assert.deepEqual([unknown.status, unknown.stderr], [1, 'There is no order ЗК-2000-00001\n']);
    const goal = run('advance', '--to', 'new');
    assert.equal(goal.status, 2);
    assert.match(goal.stderr, /confirmed, picking, shipped, delivered/);
  });
});

describe('the orders command on the embedded database', () => {
  const shop = new CommandShop(new URL('./orders-cli.ts', import.meta.url), { isEmbedded: true });
  before(shop.open);
  after(shop.close);

  it('says that the shop is running', async () => {
    await shop.withDatabase(async () => {
      const locked = shop.run('list');
      assert.equal(locked.status, 2);
      assert.match(locked.stderr, /is open in another process.*\n.*BACK_OFFICE_PACE_S/);
    });
  });
});
