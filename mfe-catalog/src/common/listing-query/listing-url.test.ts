import { parseListingUrl, printListingUrl } from './listing-url.ts';

const parse = (url: string) => {
  const { pathname, search } = new URL(url, 'http://shop.example');
  return parseListingUrl(pathname, search);
};

it.each([
  '/catalog/',
  '/catalog/perchatki/nitril/',
  '/catalog/perchatki/?PAGEN_1=3',
  '/catalog/perchatki/filter/brand-is-ansell-or-%D1%81%D0%BF%D1%80%D1%83%D1%82/apply/?page_size=60&sort_by=price',
  '/catalog/perchatki/filter/price-base-from-100-to-250.5/thickness-to-2/apply/',
])('reads %s and writes the same', (url) => {
  expect(printListingUrl(parse(url))).toBe(url);
});

it.each([
  ['PAGEN_1=0', 1],
  ['PAGEN_1=-1', 1],
  ['PAGEN_1=1e9', 1],
  ['PAGEN_1=абв', 1],
  ['PAGEN_1=2&PAGEN_1=5', 5],
])('takes %s as page %d', (search, page) => {
  expect(parse(`/catalog/perchatki/?${search}`).page).toBe(page);
});

it('leaves defaults out of the address', () => {
  expect(printListingUrl(parse('/catalog/perchatki/?PAGEN_1=1&page_size=20&sort_by=status&nav_num=1'))).toBe(
    '/catalog/perchatki/',
  );
});

it('serves another place: its own root, order and parameters', () => {
  const base = { root: '/search/', ownParamNames: ['query'], defaultSort: 'fit' };
  const url =
    '/search/perchatki/filter/brand-is-ansell/apply/?query=%D0%BA%D1%80%D0%B0%D0%B3%D0%B8&PAGEN_1=2';
  const { pathname, search } = new URL(url, 'http://shop.example');
  const params = parseListingUrl(pathname, search, base);
  expect(params).toMatchObject({
    ownParams: { query: 'краги' },
    sectionPath: 'perchatki',
    page: 2,
    sort: 'fit',
  });
  expect(printListingUrl(params)).toBe(url);
});

it.each([
  ['view=table', 'table'],
  ['view=круг', undefined],
  ['', undefined],
])('takes %s as the view %s', (search, view) => {
  expect(parse(`/catalog/perchatki/?${search}`).view).toBe(view);
});
