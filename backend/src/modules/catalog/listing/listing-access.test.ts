import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getBrandFilter, getBrandListing } from '@shop/contracts/catalog/brand-listings';
import { getBrands, getSections } from '@shop/contracts/catalog/catalog';
import { getFilter, getListing } from '@shop/contracts/catalog/listings';
import type { Call } from '@shop/contracts/platform/call';
import { openShelfShop } from '../../../../testing/builders/catalog/listing.builder.ts';
import type { TestClient } from '../../../../testing/test-client.ts';

const calls: readonly (readonly [Call, object])[] = [
  [getSections, {}],
  [getListing, { params: { code: 'perchatki/' } }],
  [getFilter, { query: { sectionPath: 'perchatki' } }],
  [getBrands, {}],
  [getBrandListing, { params: { brand: 'ansell', code: '' } }],
  [getBrandFilter, { query: { brand: 'ansell' } }],
];

/** Login, expected status, and whether the response has prices. */
const roles: readonly (readonly [string | null, number, boolean])[] = [
  [null, 401, false],
  ['buyer@demo.example', 200, true],
  ['clerk@demo.example', 200, false],
  ['stranger@demo.example', 200, true],
  ['manager@demo.example', 200, true],
  ['ops@demo.example', 403, false],
];

describe('listings and their filters', () => {
  let shop: Awaited<ReturnType<typeof openShelfShop>>;
  let buyer: TestClient;
  before(async () => {
    shop = await openShelfShop();
    await shop.db
      .updateTable('counterparty_users')
      .set({ rights: ['appeals'] })
      .where('is_admin', '=', false)
      .execute();
    buyer = await shop.clientFor('buyer@demo.example');
  });
  after(() => shop.close());

  for (const [login, status, hasPrices] of roles) {
    it(`answer ${login ?? 'a visitor'} ${status}${status === 200 ? ` ${hasPrices ? 'with' : 'without'} prices` : ''}`, async () => {
      const client = login === null ? shop.visitor : await shop.clientFor(login);
      for (const [call, input] of calls) {
        const { httpStatus, envelope } = await client.attempt(call, input);
        assert.equal(httpStatus, status, call.path);
        if (status !== 200) assert.equal(envelope.data ?? null, null, call.path);
        const hasPriceData = /"kopecks":\d|"code":"base"|"price-asc"/.test(
          JSON.stringify(envelope.data ?? null),
        );
        assert.equal(hasPriceData, hasPrices && call !== getSections && call !== getBrands, call.path);
      }
    });
  }

  it('do not reveal hidden prices by a filter or a sort', async () => {
    const clerk = await shop.clientFor('clerk@demo.example');
    const listing = await clerk.call(getListing, {
      params: { code: 'filter/price-base-to-60/apply/' },
      query: { sort: 'price-asc' },
    });
    assert.deepEqual(
      [listing.filter.elementCount, listing.filter.setFilterUrlParam, listing.sort.current],
      [7, 'clear', 'status'],
    );
    const filterList = JSON.stringify([{ name: `arrFilter_P${shop.shelf.priceTypeId}_MAX`, value: 60 }]);
    const counted = await clerk.call(getFilter, { query: { filterList } });
    assert.equal(counted.elementCount, 7);
    const known = await buyer.call(getFilter, { query: { filterList } });
    assert.equal(known.elementCount, 1, 'and others may');
  });

  it('need at most 8 SQL statements, for 20 products as for 100', async () => {
    const filter = 'filter/nalichie-is-y/material-is-нитрил-or-шерсть/apply/';
    const countOf = async (code: string, pageSize: number) => {
      shop.statements.length = 0;
      await buyer.call(getListing, { params: { code }, query: { pageSize } });
      const ofSection = shop.statements.length;
      shop.statements.length = 0;
      await buyer.call(getBrandListing, { params: { brand: 'ansell', code }, query: { pageSize } });
      return [ofSection, shop.statements.length];
    };
    const first = await countOf(filter, 20);
    const few = await countOf(filter, 20);
    assert.deepEqual(await countOf(filter, 100), few);
    assert.deepEqual(await countOf('', 1), few, 'nor does it depend on what is chosen');
    assert.ok(
      [...first, ...few].every((count) => count <= 8),
      first.join(),
    );
    shop.statements.length = 0;
    await buyer.call(getFilter, { query: {} });
    assert.ok(shop.statements.length <= 4, 'a filter reads no products');
  });
});
