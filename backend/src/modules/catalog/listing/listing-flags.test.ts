import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addToBasket } from '@shop/contracts/basket-order/basket';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { getListing } from '@shop/contracts/catalog/listings';
import { openShelfShop, type ShelfKey } from '../../../../testing/builders/catalog/listing.builder.ts';
import { byCourier } from '../../../../testing/builders/orders/order-shop.builder.ts';
import type { TestClient } from '../../../../testing/test-client.ts';

describe('the facets «Наличие» and «Покупали раньше»', () => {
  let shop: Awaited<ReturnType<typeof openShelfShop>>;
  let buyer: TestClient;
  before(async () => {
    shop = await openShelfShop();
    buyer = await shop.clientFor('buyer@demo.example');
  });
  after(() => shop.close());

  const list = (code: string, client = buyer) => client.call(getListing, { params: { code }, query: {} });
  const codesOf = ({ products }: Awaited<ReturnType<typeof list>>) =>
    products.items.map(({ code }) => code).sort();
  const flagsOf = ({ filter }: Awaited<ReturnType<typeof list>>) =>
    filter.items.props
      .filter(({ code }) => code === 'nalichie' || code === 'pokupali')
      .map(({ code, values }) => [
        code,
        ...values.map(({ elementCount, disabled, checked }) => [elementCount, disabled, checked]),
      ]);

  async function order(key: ShelfKey): Promise<number> {
    await buyer.call(addToBasket, { body: { products: [{ id: shop.shelf.ids[key], quantity: 1 }] } });
    const { id } = await buyer.call(placeOrder, { body: byCourier });
    return id;
  }

  it('come first, are counted without their own choice, and are disabled without products', async () => {
    const chemical = await list('perchatki/khimicheskie/');
    assert.deepEqual(flagsOf(chemical), [
      ['nalichie', [2, false, false]],
      ['pokupali', [0, true, false]],
    ]);
    assert.deepEqual(
      chemical.filter.items.props.slice(0, 2).map(({ name, values }) => [name, values[0]?.value]),
      [
        ['Наличие', 'В наличии'],
        ['Покупали раньше', 'Да'],
      ],
    );
    const inStock = await list('perchatki/khimicheskie/filter/nalichie-is-y/material-is-нитрил/apply/');
    assert.deepEqual(codesOf(inStock), ['nitrile', 'thick']);
    assert.deepEqual(flagsOf(inStock)[0], ['nalichie', [2, false, true]]);
    const latex = await list('perchatki/khimicheskie/filter/material-is-латекс/apply/');
    assert.deepEqual(flagsOf(latex)[0], ['nalichie', [0, true, false]], 'nothing of latex is in stock');
    assert.match(inStock.filter.setFilterUrlParam, /^nalichie-is-y\/material-is-/);
  });

  it('include what the company has ordered, without cancelled orders', async () => {
    await order('warm');
    const cancelled = await order('felt');
    await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', cancelled).execute();
    const bought = await list('perchatki/filter/pokupali-is-y/apply/');
    assert.deepEqual(codesOf(bought), ['warm']);
    assert.ok(bought.products.items.every(({ isPurchased }) => isPurchased));
    const all = await list('perchatki/');
    assert.deepEqual(
      all.products.items.filter(({ isPurchased }) => isPurchased).map(({ code }) => code),
      ['warm'],
    );
    assert.deepEqual(flagsOf(all)[1], ['pokupali', [1, false, false]]);
  });

  it('never reveal what another company has bought, and staff have no «Покупали раньше»', async () => {
    const stranger = await shop.clientFor('stranger@demo.example');
    assert.deepEqual(flagsOf(await list('perchatki/', stranger))[1], ['pokupali', [0, true, false]]);
    assert.deepEqual(codesOf(await list('perchatki/filter/pokupali-is-y/apply/', stranger)), []);
    const manager = await shop.clientFor('manager@demo.example');
    const whole = await list('perchatki/filter/pokupali-is-y/apply/', manager);
    assert.deepEqual(flagsOf(whole), [['nalichie', [4, false, false]]]);
    assert.equal(whole.filter.elementCount, 5, 'a facet that is not there chooses nothing');
  });

  it('accept only their single value', async () => {
    for (const filter of ['nalichie-is-n', 'nalichie-from-1', 'nalichie-is-', 'nalichie-is-Y%20']) {
      const { filter: answered } = await list(`perchatki/filter/${filter}/apply/`);
      assert.deepEqual([answered.elementCount, answered.setFilterUrlParam], [5, 'clear'], filter);
    }
  });
});
