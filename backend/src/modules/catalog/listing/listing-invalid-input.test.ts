import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getListing } from '@shop/contracts/catalog/listings';
import fc from 'fast-check';
import { NASTY_MARKS, openShelfShop } from '../../../../testing/builders/catalog/listing.builder.ts';
import type { TestClient } from '../../../../testing/test-client.ts';

describe('a listing with invalid input', () => {
  let shop: Awaited<ReturnType<typeof openShelfShop>>;
  let buyer: TestClient;
  before(async () => {
    shop = await openShelfShop();
    buyer = await shop.clientFor('buyer@demo.example');
  });
  after(() => shop.close());

  const request = (url: string, query: Record<string, string> = {}) =>
    buyer.send({ method: 'GET', url, query });
  async function filterOf(filter: string) {
    const answer = await request(`/web/catalog/kabel/filter/${filter}/apply/`);
    assert.equal(answer.statusCode, 200, `${filter.slice(0, 60)}: ${answer.body.slice(0, 200)}`);
    const { elementCount, setFilterUrlParam } = answer.json().data.filter;
    return [elementCount, setFilterUrlParam];
  }

  for (const [what, filter] of [
    ['an unknown property', 'net_takogo-is-1'],
    ['an unknown value', 'marka-is-net-takogo'],
    ['a range of words', 'marka-from-1-to-2'],
    ['a word for a number', 'dlina-from-%D0%BC%D0%BD%D0%BE%D0%B3%D0%BE'],
    ['a filter in a filter', 'filter/clear/apply/filter/clear'],
    ['nothing but separators', '-is--or--or-/-from--to-/-is-'],
    ['slashes', '//////'],
    ['dots of a path', '..%2F..%2Fetc%2Fpasswd'],
    ['an escape of nothing', 'marka-is-%00'],
    ['code', 'marka-is-<script>alert(1)</script>'.replaceAll('<', '%3C').replaceAll('>', '%3E')],
    ['SQL', "marka-is-'%20or%201=1;--"],
    ['names every object has', '__proto__-is-a/constructor-is-a/to_string-is-b'],
    ['ten thousand letters', `marka-is-${'a'.repeat(10_000)}`],
    ['a part of ten thousand letters', 'b'.repeat(10_000)],
    ['thousands of parts', 'marka-is-a/'.repeat(1_700)],
    ['thousands of values', `marka-is-${'a-or-'.repeat(3_500)}a`],
    ['a number without end', `dlina-from-${'9'.repeat(400)}`],
  ] as const) {
    it(`ignores ${what}`, async () => {
      assert.deepEqual(await filterOf(filter), [2, 'clear']);
    });
  }

  it('merges a repeated value, and repeated properties', async () => {
    assert.deepEqual(await filterOf('marka-is-3-4/marka-is-3-4-or-a~1or-b/marka-is-3-4'), [
      2,
      'marka-is-3-4-or-a~1or-b',
    ]);
  });

  it('finds every value with a separator, a slash, a percent sign or a quote', async () => {
    const { filter } = await buyer.call(getListing, { params: { code: 'kabel/' }, query: {} });
    const values = filter.items.props.find(({ code }) => code === 'marka')!.values;
    assert.equal(values.length, NASTY_MARKS.length);
    for (const { urlId, elementCount, value } of values) {
      const escaped = urlId.replaceAll('~', '~0').replace(/-(?=(?:is|or|from|to)(?:-|$))/g, '~1');
      const [found] = await filterOf(`marka-is-${encodeURIComponent(escaped)}`);
      assert.equal(found, elementCount, value);
    }
  });

  it('answers 404 for a path longer than any filter', async () => {
    const { statusCode } = await request(`/web/catalog/kabel/filter/marka-is-${'a'.repeat(25_000)}/apply/`);
    assert.equal(statusCode, 404);
  });

  for (const [page, shown] of [
    ['0', 1],
    ['-1', 1],
    ['1e9', 1],
    ['1.5', 1],
    ['вторая', 1],
    ['', 1],
    ['2', 2],
    ['1000000000', 4],
    ['99999999999999999999', 4],
    ['0002', 2],
  ] as const) {
    it(`shows page ${shown} of 4 for PAGEN_1=${page}`, async () => {
      const answer = await request('/web/catalog/', { PAGEN_1: page, page_size: '2' });
      const { pageNavigation, products } = answer.json().data;
      assert.deepEqual(
        [pageNavigation.pageNumber, pageNavigation.pageCount, products.items.length],
        [shown, 4, shown === 4 ? 1 : 2],
      );
    });
  }

  it('falls back to 20 products per page for an invalid size', async () => {
    for (const size of ['0', '-5', '101', '1e3', 'все', '']) {
      const answer = await request('/web/catalog/', { page_size: size });
      assert.equal(answer.json().data.pageNavigation.pageSize, 20, size);
    }
    const twice = await request(
      '/web/catalog/?page_size=5&page_size=6&PAGEN_1=1&PAGEN_1=2&sort_by=a&sort_by=b',
    );
    assert.deepEqual([twice.statusCode, twice.json().data.pageNavigation.pageSize], [200, 20]);
  });

  it('falls back to the first sort for an invalid one', async () => {
    for (const order of ['', 'цена', '\0', 'status; drop table products', 'x'.repeat(1000)]) {
      const answer = await request('/web/catalog/', { sort_by: order });
      assert.equal(answer.json().data.sort.current, 'status', order);
    }
  });

  it('is complete but empty if nothing matches', async () => {
    const { data } = (
      await request('/web/catalog/kabel/filter/dlina-from-1/apply/', { PAGEN_1: '7' })
    ).json();
    assert.deepEqual([data.products.items, data.filter.elementCount], [[], 0]);
    assert.deepEqual([data.pageNavigation.pageNumber, data.pageNavigation.pageCount], [1, 1]);
    const { values } = data.filter.items.props.find(({ code }: { code: string }) => code === 'dlina');
    const [low, high] = values;
    assert.deepEqual([low.value, high.value, low.htmlValue], [240, 300, 1], 'so that it can be taken back');
  });

  it('never fails, whatever the path and the query', async () => {
    const words = fc.constantFrom(
      'marka',
      'dlina',
      'price-base',
      'nalichie',
      '-is-',
      '-or-',
      '-from-',
      '-to-',
      '/',
      '%',
      '~',
      '"',
      'filter',
      'apply',
      '..',
      '1',
      'ВВГ',
      '\u0000',
      '?',
      '#',
      '\ud800',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(words, { maxLength: 30 }).map((list) => list.join('')),
    );
    const paths = [
      '/web/catalog/',
      '/web/catalog/kabel/filter/',
      '/web/brands/',
      '/web/brands/redut/filter/',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        text,
        text,
        fc.boolean(),
        async (path, code, query, isEncoded) => {
          const rest = isEncoded ? encodeURIComponent(code.toWellFormed()) : encodeURI(code.toWellFormed());
          const params = { PAGEN_1: query.toWellFormed(), sort_by: query.toWellFormed() };
          const { statusCode } = await request(`${path}${rest}`, params);
          assert.ok(statusCode < 500, `${path}${rest}: ${statusCode}`);
          const filter = await request('/web/filter/', { section: rest, filterList: query.toWellFormed() });
          assert.ok(filter.statusCode < 500, `${rest}: ${filter.statusCode}`);
        },
      ),
      { numRuns: 300 },
    );
  });
});
