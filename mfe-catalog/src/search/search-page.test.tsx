import { getSearchListing } from '@shop/contracts/catalog/search-listings';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { buildFilterWith, buildListingWith } from '../testing/listing.builder.ts';
import { buildProductWith } from '../testing/product.builder.ts';
import { SearchPage } from './search-page.tsx';

const api = stubApi();
const open = (query: string, path = '/search/') =>
  renderPage(<SearchPage />, { url: `${path}?query=${encodeURIComponent(query)}` });
const here = () => decodeURIComponent(location.pathname + location.search);
const heading = () => screen.findByRole('heading', { level: 1 });

type Found = WireAnswer<typeof getSearchListing>;

function buildFoundWith(search: Partial<Found['search']> = {}, differences: Partial<Found> = {}): Found {
  const { section: _, tags: __, ...listing } = buildListingWith();
  return {
    ...listing,
    breadcrumbs: [{ name: 'Поиск', link: '/search/?query=перчатки' }],
    sort: { current: 'fit', options: [{ code: 'fit', name: 'По соответствию' }] },
    search: {
      query: 'перчатки',
      corrected: null,
      isApproximate: false,
      suggested: null,
      neighbours: [],
      marks: {},
      ...search,
    },
    ...differences,
  };
}

function buildNothingWith(search: Partial<Found['search']>): Found {
  return buildFoundWith(search, {
    products: { items: [] },
    pageNavigation: { navNum: 1, pageNumber: 1, pageCount: 0, pageSize: 20, recordCount: 0 },
    sections: [],
    filter: buildFilterWith({ elementCount: 0 }),
  });
}

it('lists what was found, how much it is, and where it lies', async () => {
  const asked: string[] = [];
  api.answers(getSearchListing, (request) => {
    asked.push(request.url);
    return buildFoundWith();
  });
  open('перчатки');
  expect(await heading()).toHaveTextContent('Поиск «перчатки» 48');
  expect(document.title).toContain('Поиск «перчатки»');
  expect(screen.getByRole('heading', { level: 3, name: 'Перчатки «Спрут»' })).toBeVisible();
  expect(screen.queryByText(/Показаны результаты/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Нитриловые 30/ })).toHaveAttribute(
    'href',
    `/search/perchatki/nitril/?query=${encodeURIComponent('перчатки')}`,
  );
  const { pathname, searchParams } = new URL(asked[0]!);
  expect(pathname).toBe('/web/search/');
  expect(Object.fromEntries(searchParams)).toEqual({
    QUERY: 'перчатки',
    PAGEN_1: '1',
    ELEMENT_COUNT: '20',
    sort_by: 'fit',
    nav_num: '1',
    warehouses: 'N',
  });
});

it('marks what was found in names, and shows the rest of a name as text', async () => {
  const product = buildProductWith({ id: 31, name: 'Перчатки <b>рабочие</b> «Спрут»' });
  const marks = {
    31: [
      [0, 6],
      [12, 15],
    ] as [number, number][],
  };
  api.answers(getSearchListing, buildFoundWith({ marks }, { products: { items: [product] } }));
  open('перчат раб');
  const name = await screen.findByTitle('Перчатки <b>рабочие</b> «Спрут»');
  expect(name).toHaveTextContent('Перчатки <b>рабочие</b> «Спрут»');
  const marked = [...name.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['Перчат', 'раб']);
  expect(name.querySelector('b')).toBeNull();
});

it('says what it looked for instead, and looks for exactly what was typed on demand', async () => {
  const asked = api.answers(getSearchListing, buildFoundWith({ query: 'gthxfnrb', corrected: 'перчатки' }));
  const { user } = open('gthxfnrb');
  expect(await screen.findByText(/Показаны результаты по запросу «перчатки»/)).toBeVisible();
  api.answers(getSearchListing, buildNothingWith({ query: '"gthxfnrb"', suggested: 'перчатки' }));
  await user.click(screen.getByRole('link', { name: 'Искать именно «gthxfnrb»' }));
  expect(here()).toBe('/search/?query="gthxfnrb"');
  expect(await screen.findByText('По запросу «gthxfnrb» ничего не найдено')).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('says that nothing fits exactly when the nearest is shown', async () => {
  api.answers(getSearchListing, buildFoundWith({ isApproximate: true }));
  open('перчатки плазменные');
  expect(await screen.findByText('Точных совпадений нет, показаны самые близкие товары.')).toBeVisible();
});

it('offers another query, sections and the catalogue when nothing is found', async () => {
  const neighbours = [{ id: 7, code: 'kabel', name: 'Кабель', path: 'kabel', elementCount: 1240 }];
  api.answers(getSearchListing, buildNothingWith({ suggested: 'кабель', neighbours }));
  const { user } = open('кабель бронированный морозостойкий синий');
  const nothing = await screen.findByText(
    'По запросу «кабель бронированный морозостойкий синий» ничего не найдено',
  );
  expect(nothing).toBeVisible();
  expect(screen.getByRole('link', { name: /^Кабель 1\s240/ })).toHaveAttribute('href', '/catalog/kabel/');
  expect(screen.getByRole('link', { name: 'Весь каталог' })).toHaveAttribute('href', '/catalog/');
  api.answers(getSearchListing, buildFoundWith());
  await user.click(screen.getByRole('link', { name: 'Искать «кабель»' }));
  expect(here()).toBe('/search/?query=кабель');
  expect(await screen.findByRole('heading', { level: 3, name: 'Перчатки «Спрут»' })).toBeVisible();
});

it('keeps the query while facets, pages and sections change, and Back goes back', async () => {
  api.answers(getSearchListing, buildFoundWith());
  const { user } = open('перчатки');
  await heading();
  await user.click(await screen.findByRole('checkbox', { name: /^Атлант/ }));
  expect(here()).toBe('/search/filter/brand-is-атлант/apply/?query=перчатки');
  act(() => window.history.back());
  await waitFor(() => expect(here()).toBe('/search/?query=перчатки'));
  expect(await screen.findByRole('checkbox', { name: /^Атлант/ })).not.toBeChecked();
});

it('asks nothing for less than three characters, and says how many it takes', async () => {
  const asked = api.answers(getSearchListing, buildFoundWith());
  open('пе ');
  expect(await screen.findByText('Введите не меньше трёх символов')).toBeVisible();
  expect(asked).toEqual([]);
});

it('leads from an empty section to the whole search', async () => {
  api.answers(getSearchListing, buildNothingWith({}));
  open('перчатки', '/search/kabel/');
  expect(await screen.findByText('В этом разделе ничего не найдено')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Искать во всём каталоге' })).toHaveAttribute(
    'href',
    `/search/?query=${encodeURIComponent('перчатки')}`,
  );
});

it('shows a query as text, whatever is in it', async () => {
  api.answers(getSearchListing, buildNothingWith({ suggested: '<b>x</b>' }));
  open('<img src=x onerror=y>');
  expect(await heading()).toHaveTextContent('Поиск «<img src=x onerror=y>»');
  expect(document.querySelector('img[src=x]')).toBeNull();
});

it('cuts a query that is too long to be read, and lets long words break', async () => {
  api.answers(getSearchListing, buildNothingWith({}));
  open('я'.repeat(200));
  expect(await heading()).toHaveTextContent(/^Поиск «(?:я{16}\u200b){5}…»$/);
});

it('says when the search fails, and tries again', async () => {
  api.refuses(getSearchListing, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open('перчатки');
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  api.answers(getSearchListing, buildFoundWith());
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 3, name: 'Перчатки «Спрут»' })).toBeVisible();
});
