import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getSearchFilter, getSearchListing } from '@shop/contracts/catalog/search-listings';
import { openShelfShop } from '../../../testing/builders/catalog/listing.builder.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe('search results', () => {
  let shop: Awaited<ReturnType<typeof openShelfShop>>;
  let buyer: TestClient;
  before(async () => {
    shop = await openShelfShop();
    buyer = await shop.clientFor('buyer@demo.example');
  });
  after(() => shop.close());

  const search = (query: string, more: object = {}, code = '') =>
    buyer.call(getSearchListing, { params: { code }, query: { query, ...more } });
  const codesOf = ({ products }: Awaited<ReturnType<typeof search>>) =>
    products.items.map(({ code }) => code);

  it('are a listing: products by fit, facets, sections, and the way back', async () => {
    const listing = await search('перчатки');
    assert.deepEqual(codesOf(listing), ['warm', 'felt', 'nitrile', 'thick', 'latex']);
    assert.deepEqual(listing.search, {
      query: 'перчатки',
      corrected: null,
      isApproximate: false,
      suggested: null,
      neighbours: [],
      marks: { [shop.shelf.ids.warm]: [[0, 8]] },
    });
    assert.deepEqual(
      listing.sections.map(({ path, elementCount }) => [path, elementCount]),
      [
        ['perchatki/zimnie', 2],
        ['perchatki/khimicheskie', 3],
      ],
    );
    assert.equal(listing.sort.current, 'fit');
    const material = listing.filter.items.props.find(({ code }) => code === 'material');
    assert.deepEqual(
      material?.values.map(({ value, elementCount }) => [value, elementCount]),
      [
        ['Латекс', 1],
        ['Нитрил', 2],
        ['Спилок', 1],
        ['Шерсть', 2],
      ],
    );
    const query = encodeURIComponent('перчатки');
    assert.deepEqual(listing.breadcrumbs, [
      { name: 'Каталог', link: '/catalog/' },
      { name: 'Поиск', link: `/search/?query=${query}` },
    ]);
  });

  it('take facets, a section, an order, pages and single products (§3.41, §7.102)', async () => {
    const byFacet = await search('перчатки', {}, 'filter/material-is-нитрил/apply/');
    assert.deepEqual(codesOf(byFacet), ['nitrile', 'thick']);
    const within = await search('перчатки', {}, 'perchatki/zimnie/');
    assert.deepEqual(codesOf(within), ['warm', 'felt']);
    assert.equal(within.breadcrumbs.at(-1)?.name, 'Зимние');
    assert.deepEqual(codesOf(await search('перчатки', { sort: 'price-desc' }))[0], 'thick');
    const second = await search('перчатки', { page: 2, pageSize: 2 });
    assert.deepEqual([codesOf(second), second.pageNavigation.recordCount], [['nitrile', 'thick'], 5]);
    const { ids } = shop.shelf;
    const single = await search('перчатки', { ids: `${ids.cable},${ids.thick},${ids.warm}` });
    assert.deepEqual(codesOf(single), ['warm', 'thick']);
    const listed = await search('', { ids: `${ids.cable},${ids.thick},999999` });
    assert.deepEqual(codesOf(listed).sort(), ['cable', 'thick']);
    assert.deepEqual([listed.filter.elementCount, listed.search.neighbours], [2, []]);
    const unknown = await buyer.attempt(getSearchListing, {
      params: { code: 'net-takogo/' },
      query: { query: 'перчатки' },
    });
    assert.equal(unknown.httpStatus, 404);
  });

  it('take the names of the family on the wire (§7.100)', async () => {
    const query = { QUERY: 'перчатки', ELEMENT_COUNT: '2', PAGEN_1: '2', nav_num: '3', sort_by: 'fit' };
    const answer = await buyer.send({ method: 'GET', url: '/web/search/', query });
    const { products, pageNavigation } = answer.json().data;
    assert.deepEqual([products.items.length, pageNavigation.pageNumber, pageNavigation.navNum], [2, 2, 3]);
  });

  it('say what was looked for instead, and that not all words were found', async () => {
    const corrected = await search('gthxfnrb');
    assert.deepEqual([corrected.search.corrected, codesOf(corrected).length], ['перчатки', 5]);
    const approximate = await search('кабель плазменный');
    assert.deepEqual([approximate.search.isApproximate, codesOf(approximate)], [true, ['cable', 'wire']]);
  });

  it('tell where in the names the words were found, in whatever form and however they were typed', async () => {
    const { warm } = shop.shelf.ids;
    for (const [query, ranges] of [
      [
        'тёплая перчатка',
        [
          [0, 8],
          [9, 15],
        ],
      ],
      ['gthxfnrb', [[0, 8]]],
      ['шерсть', undefined],
    ] as const)
      assert.deepEqual((await search(query)).search.marks[warm], ranges, query);
  });

  it('that are none come with another query and with sections to look in', async () => {
    const quoted = await search('"gthxfnrb"');
    assert.deepEqual([codesOf(quoted), quoted.search.suggested], [[], 'перчатки']);
    const long = await search('медный изолированный бронированный морозостойкий кабель');
    assert.deepEqual([codesOf(long), long.search.suggested], [[], 'кабель']);
    assert.deepEqual(
      long.search.neighbours.map(({ path }) => path),
      ['kabel'],
    );
    const nothing = await search('абракадабра');
    assert.deepEqual([nothing.search.suggested, nothing.pageNavigation.recordCount], [null, 0]);
    assert.deepEqual(
      nothing.search.neighbours.map(({ path }) => path),
      ['perchatki', 'kabel'],
    );
  });

  it('are none for less than three characters', async () => {
    for (const query of ['', 'п', 'пе', '  пе  ', ' '.repeat(10_000), '🧤'])
      assert.deepEqual(codesOf(await search(query)), [], query);
  });

  it('are answered sensibly, whatever is asked', async () => {
    for (const query of [
      '<script>alert(1)</script>',
      "'; drop table products; --",
      '%%%',
      '\\\\\\',
      '((((((',
      'пер\0чатки',
      'я'.repeat(200),
      'я'.repeat(5000),
      `перчатки${' '.repeat(10_000)}краги`,
      '🧤🧤🧤🧤',
    ]) {
      const { httpStatus } = await buyer.attempt(getSearchListing, {
        params: { code: '' },
        query: { query },
      });
      assert.equal(httpStatus, 200, query.slice(0, 40));
    }
    for (const [name, value] of [
      ['PAGEN_1', '-1'],
      ['PAGEN_1', '1e9'],
      ['ELEMENT_COUNT', 'много'],
      ['sort_by', 'x'.repeat(1000)],
      ['ID', '1;2'],
    ] as const) {
      const answer = await buyer.send({
        method: 'GET',
        url: '/web/search/',
        query: { QUERY: 'перчатки', [name]: value },
      });
      assert.equal(answer.json().data.pageNavigation.recordCount, 5, `${name}=${value}`);
    }
  });

  it('of a text pasted whole are those of its beginning', async () => {
    const long = await search(`перчатки ${' '.repeat(300)} краги`);
    assert.deepEqual([long.search.query, codesOf(long).length], ['перчатки', 5]);
    const halved = await search(`${'я'.repeat(199)}🧤`);
    assert.equal(halved.search.query, 'я'.repeat(199));
  });

  it('count the facets of a choice before it is applied (§7.103)', async () => {
    const { filter } = await search('перчатки');
    const nitrile = filter.items.props
      .find(({ code }) => code === 'material')!
      .values.find(({ value }) => value === 'Нитрил')!;
    const filterList = JSON.stringify([{ name: nitrile.controlName, value: 'Y' }]);
    const chosen = await buyer.call(getSearchFilter, { query: { query: 'перчатки', filterList } });
    assert.deepEqual(
      [chosen.elementCount, chosen.setFilterUrlParam],
      [2, 'material-is-%D0%BD%D0%B8%D1%82%D1%80%D0%B8%D0%BB'],
    );
    const within = { query: 'перчатки', sectionPath: 'perchatki/zimnie', filterList };
    assert.equal((await buyer.call(getSearchFilter, { query: within })).elementCount, 0);
  });

  it('take at most 8 statements, as many for 2 products as for 100', async () => {
    const statementsOf = async (pageSize: number) => {
      shop.statements.length = 0;
      await search('перчатки', { pageSize });
      return shop.statements.length;
    };
    await statementsOf(2);
    const [few, many] = [await statementsOf(2), await statementsOf(100)];
    assert.equal(few, many);
    assert.ok(many <= 8, `${many} statements`);
  });

  it('are for who may use the shop', async () => {
    const ask = { params: { code: '' }, query: { query: 'перчатки' } };
    assert.equal((await shop.visitor.attempt(getSearchListing, ask)).httpStatus, 401);
    const operations = await shop.clientFor('ops@demo.example');
    assert.equal((await operations.attempt(getSearchListing, ask)).httpStatus, 403);
  });

  it('say which sizes the query names, by article or by size', async () => {
    const { ids } = shop.shelf;
    const sizes = ['8', '9', '10'].map((size) => ({
      external_id: `felt#${size}`,
      product_id: ids.felt,
      article: `ПУ-123-${size}`,
      name: `Краги, ${size}`,
      variant: JSON.stringify({ Размер: size }),
    }));
    await shop.db
      .insertInto('properties')
      .values({
        external_id: 'characteristic:Размер',
        code: 'razmer',
        name: 'Размер',
        kind: 'list',
        is_facet: true,
      })
      .execute();
    await shop.db.insertInto('offers').values(sizes).execute();
    const askedOf = async (query: string) => {
      const { products } = await search(query);
      const offers = products.items.find(({ code }) => code === 'felt')?.offers ?? [];
      return offers.filter(({ isAsked }) => isAsked).map(({ article }) => article);
    };
    assert.deepEqual(await askedOf('краги'), []);
    while ((await askedOf('пу 123 9')).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    assert.deepEqual(await askedOf('ПУ-123-9'), ['ПУ-123-9']);
    assert.deepEqual(await askedOf('краги ПУ-123-9'), ['ПУ-123-9']);
    assert.deepEqual(await askedOf('краги 10 размер'), ['ПУ-123-10']);
  });
});
