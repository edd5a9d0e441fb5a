import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getListing } from '@shop/contracts/catalog/listings';
import { getSearchListing } from '@shop/contracts/catalog/search-listings';
import { defineCall } from '@shop/contracts/platform/call';
import { parseListingPath } from '@shop/contracts/smart-filter/smart-filter';
import * as v from 'valibot';
import { openShelfShop, type ShelfKey } from '../../../../testing/builders/catalog/listing.builder.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { type Module, route } from '../../../platform/http/route.ts';
import { LiveIndex } from '../facets/live-index.ts';
import { readListingOf } from './listing.service.ts';
import { ListingRows } from './listing-rows.ts';
import { sectionAt } from './section-listing.ts';

const { search: _, ...entries } = getSearchListing.answer.entries;
/** Search results, supplied by the test. */
const getFound = defineCall({
  method: 'GET',
  path: '/web/found/{code*}',
  summary: 'The listing of given products',
  access: 'shop.use',
  params: getListing.params!,
  query: getSearchListing.query!,
  answer: v.object(entries),
});

const foundModule: Module = async (services) => {
  const live = await LiveIndex.of(services);
  return [
    route(getFound, ({ actor, params, query }) => {
      const { sectionPath, filter } = parseListingPath(params.code);
      const section = sectionAt(live.current, sectionPath);
      const ids = (query.ids ?? '').split(',').map(Number);
      return readListingOf(
        ListingRows.of(services),
        actor,
        live.current,
        { kind: 'products', ids, section },
        filter,
        query,
      );
    }),
  ];
};

describe('a listing of found products', () => {
  let shop: Awaited<ReturnType<typeof openShelfShop>>;
  let buyer: TestClient;
  before(async () => {
    shop = await openShelfShop([foundModule]);
    buyer = await shop.clientFor('buyer@demo.example');
  });
  after(() => shop.close());

  const best: readonly ShelfKey[] = ['wire', 'latex', 'nitrile', 'cable', 'thick'];
  const find = (code = '', query: { sort?: string; page?: number; pageSize?: number } = {}) =>
    buyer.call(getFound, {
      params: { code },
      query: { ids: [999_999, ...best.map((key) => shop.shelf.ids[key])].join(), ...query },
    });
  const codesOf = ({ products }: Awaited<ReturnType<typeof find>>) => products.items.map(({ code }) => code);

  it('is sorted by relevance by default, page by page (§7.101)', async () => {
    const found = await find();
    assert.deepEqual(codesOf(found), best);
    assert.deepEqual(
      [found.sort.current, found.sort.options[0]],
      ['fit', { code: 'fit', name: 'По соответствию' }],
    );
    assert.deepEqual(codesOf(await find('', { page: 2, pageSize: 2 })), ['nitrile', 'cable']);
    assert.equal(codesOf(await find('', { sort: 'price-asc' }))[0], 'latex');
    assert.equal(codesOf(await find('', { sort: 'status' })).at(-1), 'latex');
    assert.equal((await find('', { sort: 'nonsense' })).sort.current, 'fit');
    const section = await buyer.call(getListing, { params: { code: '' }, query: { sort: 'fit' } });
    assert.deepEqual([section.sort.current, section.sort.options[0]?.code], ['status', 'status']);
  });

  it('has facets of the results, and keeps their order when one is chosen', async () => {
    const { filter } = await find();
    const material = filter.items.props.find(({ code }) => code === 'material');
    assert.deepEqual(
      material?.values.map(({ value, elementCount }) => [value, elementCount]),
      [
        ['Латекс', 1],
        ['Нитрил', 2],
      ],
    );
    assert.deepEqual(codesOf(await find('filter/nalichie-is-y/apply/')), [
      'wire',
      'nitrile',
      'cable',
      'thick',
    ]);
  });

  it('shows the sections of the results, and can be narrowed to one', async () => {
    const { sections } = await find();
    assert.deepEqual(
      sections.map(({ path, elementCount }) => [path, elementCount]),
      [
        ['kabel', 2],
        ['perchatki', 3],
      ],
    );
    const narrowed = await find('perchatki/filter/material-is-нитрил/apply/');
    assert.deepEqual([codesOf(narrowed), narrowed.filter.elementCount], [['nitrile', 'thick'], 2]);
  });

  it('is empty without results', async () => {
    const nothing = await buyer.call(getFound, { params: { code: '' }, query: { ids: '0' } });
    assert.deepEqual([nothing.products.items, nothing.sections, nothing.filter.elementCount], [[], [], 0]);
  });
});
