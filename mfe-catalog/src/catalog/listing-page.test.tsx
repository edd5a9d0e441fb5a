import { getFilter, getListing } from '@shop/contracts/catalog/listings';
import { getAnalogues } from '@shop/contracts/catalog/product-relations';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loadListingLazy } from '../listing/lazy/use-listing-lazy.ts';
import { loadTable } from '../listing/page/product-table.tsx';
import { fillAddToBasketSlot } from '../testing/fill-slots.ts';
import {
  buildFilterWith,
  buildListFacet,
  buildListingOf,
  buildListingWith,
} from '../testing/listing.builder.ts';
import { buildProductWith, buildSizesOf } from '../testing/product.builder.ts';
import { CatalogPage } from './catalog-page.tsx';

const api = stubApi();
beforeAll(loadListingLazy);

const url = '/catalog/perchatki/';
const open = (path = url) => renderPage(<CatalogPage />, { url: path });
const firstProduct = () => screen.findByRole('heading', { level: 3, name: 'Перчатки «Спрут»' });
const pathname = () => decodeURIComponent(location.pathname);

it('lists products with what a buyer compares', async () => {
  api.answers(getListing, buildListingWith());
  open();
  const card = (await firstProduct()).closest('li')!;
  expect(card).toHaveTextContent(/123,45\s₽ \/ пару/);
  expect(card).toHaveTextContent(/от 12\sпар — 110,00\s₽/);
  expect(card).toHaveTextContent(/В наличии 1\s240\sпар/);
  expect(card).toHaveTextContent(/1\sупак = 12\sпар/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Перчатки 48');
  expect(document.title).toContain('Перчатки');
  expect(screen.getByRole('link', { name: /Нитриловые/ })).toHaveAttribute(
    'href',
    '/catalog/perchatki/nitril/',
  );
});

it('asks for exactly what the address says', async () => {
  const asked: string[] = [];
  api.answers(getListing, (request) => {
    asked.push(request.url);
    return buildListingWith({
      pageNavigation: { navNum: 1, pageNumber: 2, pageCount: 3, pageSize: 40, recordCount: 90 },
    });
  });
  open(`${url}filter/brand-is-ansell/apply/?PAGEN_1=2&page_size=40&sort_by=price`);
  await firstProduct();
  expect(asked).toHaveLength(1);
  const { pathname, searchParams } = new URL(asked[0]!);
  expect(pathname).toBe('/web/catalog/perchatki/filter/brand-is-ansell/apply/');
  expect(Object.fromEntries(searchParams)).toEqual({
    PAGEN_1: '2',
    page_size: '40',
    sort_by: 'price',
    nav_num: '1',
    warehouses: 'N',
  });
});

it('puts a chosen facet into the path at once, and Back takes it out', async () => {
  api.answers(getListing, buildListingWith());
  const { user } = open(`${url}?PAGEN_1=1&sort_by=price`);
  await firstProduct();
  api.hangs(getListing);
  await user.click(await screen.findByRole('checkbox', { name: /^Атлант/ }));
  expect(pathname()).toBe('/catalog/perchatki/filter/brand-is-атлант/apply/');
  expect(location.search).toBe('?sort_by=price');
  expect(screen.getByRole('checkbox', { name: /^Атлант/ })).toBeChecked();
  expect(await firstProduct()).toBeVisible();

  act(() => window.history.back());
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Атлант/ })).not.toBeChecked());
  expect(pathname()).toBe(url);
});

it('keeps a size on its card when it leaves the basket while another one stays there', async () => {
  const slot = fillAddToBasketSlot();
  const glove = buildProductWith({ name: 'Перчатки «Спрут»' });
  const [eight, nine] = buildSizesOf(glove, [{ Размер: '8' }, { Размер: '9' }]);
  const offers = [
    { ...eight!, inBasket: 12 },
    { ...nine!, inBasket: 48 },
  ];
  api.answers(getListing, buildListingOf([{ ...glove, offers }]));
  open();
  await waitFor(() => expect(slot.get(eight!.id)?.inBasket).toBe(12));
  const quantities = [{ offerId: eight!.id, quantity: 0 }];
  act(() => publish('basket.changed', { offerIds: [eight!.id], quantities }));
  await waitFor(() => expect(slot.get(eight!.id)?.inBasket).toBe(0));
  expect(screen.getByRole('radio', { name: '8' })).toBeChecked();
});

it('offers the size that was filtered by, and its page opens at that size', async () => {
  const glove = buildProductWith({ name: 'Перчатки «Спрут»', code: 'sprut' });
  const offers = buildSizesOf(glove, [{ Размер: '8' }, { Размер: '9' }]);
  const sizes = buildListFacet('size', 'Размер', [
    ['8', 1],
    ['9', 1],
  ]);
  const values = sizes.values.map((value) => ({ ...value, checked: value.urlId === '9' }));
  api.answers(getListing, {
    ...buildListingOf([{ ...glove, offers }]),
    filter: buildFilterWith({ items: { props: [{ ...sizes, values }], prices: [] } }),
  });
  open(`${url}filter/size-is-9/apply/`);
  const card = (await firstProduct()).closest('li')!;
  expect(within(card).getByRole('radio', { name: '9' })).toBeChecked();
  expect(within(card).getByRole('link', { name: 'Перчатки «Спрут»' })).toHaveAttribute(
    'href',
    `/detail/sprut/?offer=${offers[1]!.id}`,
  );
});

it('never shows a late answer over a newer one', async () => {
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  api.answers(getListing, (request) =>
    request.url.includes('filter') ? (first as unknown as never) : buildListingWith(),
  );
  const { user } = open();
  await firstProduct();
  await user.click(await screen.findByRole('checkbox', { name: /^Атлант/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Атлант/ }));
  answerFirst();
  expect(await firstProduct()).toBeVisible();
  expect(pathname()).toBe(url);
});

it('offers values without matches but does not let them be chosen', async () => {
  api.answers(getListing, buildListingWith());
  open();
  await firstProduct();
  expect(await screen.findByRole('checkbox', { name: /Ansell 0/ })).toBeDisabled();
});

it('unfolds and searches long lists of values', async () => {
  const values = Array.from({ length: 20 }, (_, index): [string, number] => [`Материал ${index + 1}`, 5]);
  const filter = buildFilterWith();
  filter.items.props = [buildListFacet('material', 'Материал', values)];
  api.answers(getListing, buildListingWith({ filter }));
  const { user } = open();
  await firstProduct();
  const facet = await screen.findByRole('group', { name: 'Материал' });
  expect(within(facet).getAllByRole('checkbox')).toHaveLength(7);
  await user.type(screen.getByRole('searchbox', { name: 'Найти: Материал' }), 'материал 19');
  expect(within(facet).getByRole('checkbox')).toHaveAccessibleName(/Материал 19/);
  await user.clear(screen.getByRole('searchbox', { name: 'Найти: Материал' }));
  await user.click(screen.getByRole('button', { name: 'Показать ещё 13' }));
  expect(within(facet).getAllByRole('checkbox')).toHaveLength(20);
  expect(within(facet).getByRole('checkbox', { name: /^Материал 8 / })).toHaveFocus();
});

it('lets more than ten values be searched, and ten not', async () => {
  const values = (count: number) =>
    Array.from({ length: count }, (_, index): [string, number] => [`Значение ${index + 1}`, 5]);
  const filter = buildFilterWith();
  filter.items.props = [
    buildListFacet('colour', 'Цвет', values(10)),
    buildListFacet('material', 'Материал', values(11)),
  ];
  api.answers(getListing, buildListingWith({ filter }));
  open();
  await firstProduct();
  expect(screen.queryByRole('searchbox', { name: 'Найти: Цвет' })).not.toBeInTheDocument();
  expect(await screen.findByRole('searchbox', { name: 'Найти: Материал' })).toBeInTheDocument();
});

it('takes prices in rubles and number ranges in their unit', async () => {
  api.answers(getListing, buildListingWith());
  const { user } = open();
  await firstProduct();
  await user.type(await screen.findByRole('textbox', { name: 'Цена от' }), '100,5{Enter}');
  expect(pathname()).toBe('/catalog/perchatki/filter/price-base-from-100.5/apply/');
  await user.type(screen.getByRole('textbox', { name: 'Толщина до' }), '1,5');
  await user.tab();
  expect(pathname()).toBe('/catalog/perchatki/filter/price-base-from-100.5/thickness-to-1.5/apply/');
  await user.type(screen.getByRole('textbox', { name: 'Толщина от' }), 'много{Enter}');
  expect(screen.getByText(/Введите число/)).toBeVisible();
});

it('takes chosen filters away one by one or all at once', async () => {
  api.answers(getListing, buildListingWith());
  const { user } = open(
    `${url}filter/brand-is-${encodeURIComponent('спрут')}-or-${encodeURIComponent('атлант')}/apply/`,
  );
  await firstProduct();
  await user.click(screen.getByRole('button', { name: 'Убрать: Бренд: Спрут' }));
  expect(pathname()).toBe('/catalog/perchatki/filter/brand-is-атлант/apply/');
  expect(screen.getByRole('group', { name: 'Выбранные фильтры' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.click(screen.getByRole('button', { name: 'Сбросить все' }));
  expect(pathname()).toBe(url);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('begins at the first page again with another order (§1.6)', async () => {
  api.answers(getListing, (request) => {
    const pageNumber = Number(new URL(request.url).searchParams.get('PAGEN_1'));
    return buildListingWith({
      pageNavigation: { navNum: 1, pageNumber, pageCount: 3, pageSize: 20, recordCount: 48 },
    });
  });
  const { user } = open(`${url}?PAGEN_1=2`);
  await firstProduct();
  expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', `${url}?PAGEN_1=3`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'Сначала дешёвые');
  expect(location.search).toBe('?sort_by=price');
});

it('corrects a page past the end in the address without asking again', async () => {
  let asked = 0;
  api.answers(getListing, () => {
    asked += 1;
    return buildListingWith({
      pageNavigation: { navNum: 1, pageNumber: 3, pageCount: 3, pageSize: 20, recordCount: 48 },
    });
  });
  open(`${url}?PAGEN_1=999`);
  await firstProduct();
  await waitFor(() => expect(location.search).toBe('?PAGEN_1=3'));
  expect(asked).toBe(1);
});

it('has the answer ready where the pointer rests: a facet, the next page', async () => {
  const asked: string[] = [];
  api.answers(getListing, (request) => {
    asked.push(decodeURIComponent(new URL(request.url).pathname + new URL(request.url).search));
    return buildListingWith();
  });
  const { user } = open();
  await firstProduct();
  await user.hover(await screen.findByRole('checkbox', { name: /^Атлант/ }));
  await waitFor(() => expect(asked.at(-1)).toContain('/filter/brand-is-атлант/apply/'));
  await user.click(screen.getByRole('checkbox', { name: /^Атлант/ }));
  await user.hover(screen.getByRole('link', { name: 'Страница 2' }));
  await waitFor(() => expect(asked.at(-1)).toContain('PAGEN_1=2'));
  expect(asked).toHaveLength(3);
});

it('goes on reading at the top of the list after a page is turned', async () => {
  api.answers(getListing, (request) => {
    const pageNumber = Number(new URL(request.url).searchParams.get('PAGEN_1'));
    return buildListingWith({
      pageNavigation: { navNum: 1, pageNumber, pageCount: 3, pageSize: 20, recordCount: 48 },
    });
  });
  const { user } = open();
  await firstProduct();
  await user.click(screen.getByRole('link', { name: 'Страница 2' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Товары' })).toHaveFocus();
});

it('leaves no hole where prices are hidden, and says once why', async () => {
  const filter = buildFilterWith();
  filter.items.prices = [];
  api.answers(getListing, {
    ...buildListingOf([buildProductWith({ name: 'Перчатки «Спрут»', prices: null })]),
    filter,
  });
  renderPage(<CatalogPage />, { url, scope: ['order'] });
  const card = (await firstProduct()).closest('li')!;
  expect(card).not.toHaveTextContent('₽');
  expect(screen.queryByText('Цена, ₽')).not.toBeInTheDocument();
  expect(screen.getAllByText(/Цены вам не\sпоказываются: право «Цены»/)).toHaveLength(1);
});

it('hands the chosen size to the basket', async () => {
  const received = fillAddToBasketSlot();
  const glove = buildProductWith({ name: 'Перчатки «Спрут»', minOrderCount: 12, multiplicity: 6 });
  const offers = buildSizesOf(glove, [{ Размер: '8' }, { Размер: '9' }]);
  api.answers(getListing, buildListingOf([{ ...glove, offers }]));
  const { user } = open();
  await firstProduct();
  await waitFor(() => expect(received.has(offers[0]!.id)).toBe(true));
  await user.click(screen.getByRole('radio', { name: '9' }));
  await waitFor(() =>
    expect(received.get(offers[1]!.id)).toEqual({
      offerId: offers[1]!.id,
      productName: 'Перчатки «Спрут»',
      isInStock: true,
      minOrderCount: 12,
      multiplicity: 6,
      inBasket: 0,
      measure: 'пара',
      measureCustom: { name: 'упак', factor: 12 },
    }),
  );
});

it('helps when filters leave nothing', async () => {
  const nothing = buildListingWith({
    products: { items: [] },
    pageNavigation: { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 20, recordCount: 0 },
  });
  api.answers(getListing, (request) => (request.url.includes('filter') ? nothing : buildListingWith()));
  const { user } = open(`${url}filter/thickness-from-2/apply/`);
  await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
  expect(await firstProduct()).toBeVisible();
});

it('says that a section is unknown and leads back', async () => {
  api.refuses(getListing, 404, 404, 'Раздел не найден');
  open('/catalog/net-takogo/');
  expect(await screen.findByText('Такого раздела нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Весь каталог' })).toHaveAttribute('href', '/catalog/');
});

it('tells why products are missing and tries again', async () => {
  api.refuses(getListing, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getListing, buildListingWith());
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await firstProduct()).toBeVisible();
});

it('keeps the facets and the list when only the next list fails', async () => {
  api.answers(getListing, buildListingWith());
  const { user } = open();
  await firstProduct();
  api.refuses(getListing, 503, 'unavailable', 'База данных не отвечает');
  await user.click(await screen.findByRole('checkbox', { name: /^Атлант/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  expect(screen.getByRole('checkbox', { name: /^Атлант/ })).toBeChecked();
  expect(await firstProduct()).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Ниже прежний список.');
});

it('says that a part of the filter in the address is unknown here', async () => {
  api.answers(getListing, buildListingWith());
  open(`/catalog/perchatki/filter/brand-is-${encodeURIComponent('атлант')}-or-nobody/apply/`);
  await firstProduct();
  const chosen = screen.getByRole('group', { name: 'Выбранные фильтры' });
  expect(chosen).toHaveTextContent('Бренд: Атлант');
  expect(chosen).toHaveTextContent(/Часть условий из\sадреса здесь не\sдействует/);
});

it('shows which of the frequent choices is chosen', async () => {
  const link = (brand: string) => `/catalog/perchatki/filter/brand-is-${encodeURIComponent(brand)}/apply/`;
  const tags = ['Атлант', 'Спрут'].map((name) => ({ name, link: link(name.toLowerCase()) }));
  api.answers(getListing, buildListingWith({ tags }));
  open(link('атлант'));
  const choices = within(await screen.findByRole('navigation', { name: 'Популярные подборки' }));
  expect(choices.getByRole('link', { name: 'Атлант' })).toHaveAttribute('aria-current', 'true');
  expect(choices.getByRole('link', { name: 'Спрут' })).not.toHaveAttribute('aria-current');
  // A tag adds its filter to those chosen, and a chosen tag removes it.
  const both = `/catalog/perchatki/filter/brand-is-${encodeURIComponent('атлант')}-or-${encodeURIComponent('спрут')}/apply/`;
  expect(choices.getByRole('link', { name: 'Спрут' })).toHaveAttribute('href', both);
  expect(choices.getByRole('link', { name: 'Атлант' })).toHaveAttribute('href', '/catalog/perchatki/');
});

it('leads the keyboard past the facets to the list', async () => {
  api.answers(getListing, buildListingWith());
  const { user } = open();
  await firstProduct();
  await user.click(screen.getByRole('button', { name: 'К товарам' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Товары' })).toHaveFocus();
});

it('chooses facets in a drawer on phones, counts before they are applied, and applies them together', async () => {
  const asked: string[] = [];
  api.answers(getListing, buildListingWith());
  api.answers(getFilter, (request) => {
    const { searchParams } = new URL(request.url);
    asked.push(`${searchParams.get('section')} ${searchParams.get('filterList')}`);
    return buildFilterWith(asked.at(-1)!.includes('arrFilter_brand_1') ? { elementCount: 128 } : {});
  });
  const { user } = open();
  await firstProduct();
  await user.click(screen.getByRole('button', { name: 'Фильтры' }));
  const drawer = screen.getByRole('dialog', { name: 'Фильтры' });
  await user.click(within(drawer).getByRole('checkbox', { name: /^Атлант/ }));
  await user.type(within(drawer).getByRole('textbox', { name: 'Цена от' }), '100,5{Enter}');
  expect(pathname()).toBe(url);
  await user.click(await within(drawer).findByRole('button', { name: 'Показать 128 товаров' }));
  expect(pathname()).toBe('/catalog/perchatki/filter/price-base-from-100.5/brand-is-атлант/apply/');
  expect(asked.at(-1)).toBe(
    'perchatki [{"name":"arrFilter_MIN","value":"10050"},{"name":"arrFilter_brand_1","value":"Y"}]',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Фильтры · 2' })).toBeVisible();
});

it('shows cards, list or order table as the address says, and remembers what was chosen', async () => {
  await loadTable();
  api.answers(getListing, buildListingWith());
  const { user, unmount } = open();
  await firstProduct();
  await user.click(screen.getByRole('button', { name: 'Таблица заказа' }));
  expect(location.search).toBe('?view=table');
  expect(await screen.findByRole('table', { name: 'Таблица заказа' })).toBeVisible();
  act(() => window.history.back());
  expect(await firstProduct()).toBeVisible();
  unmount();
  open('/catalog/kurtki/');
  expect(await screen.findByRole('table', { name: 'Таблица заказа' })).toBeVisible();
  await waitFor(() => expect(location.search).toBe('?view=table'));
  await user.click(screen.getByRole('button', { name: 'Карточки' }));
  expect(await firstProduct()).toBeVisible();
  expect(location.search).toBe('');
});

it('marks what the company has bought before, and counts packs of what is in the basket', async () => {
  const glove = buildProductWith({ name: 'Перчатки «Спрут»', isPurchased: true, inBasket: 36 });
  api.answers(getListing, buildListingOf([glove]));
  open();
  const card = (await firstProduct()).closest('li')!;
  expect(card).toHaveTextContent('Покупали раньше');
  expect(card).toHaveTextContent(/3\sупак = 36\sпар/);
});

it('offers frequent choices as links', async () => {
  const tags = [{ name: 'Нитриловые', link: '/catalog/perchatki/filter/material-is-nitril/apply/' }];
  api.answers(getListing, buildListingWith({ sections: [], tags }));
  open();
  expect(await screen.findByRole('link', { name: 'Нитриловые' })).toHaveAttribute('href', tags[0]!.link);
});

it('offers analogs of what is out of stock on its card, and nothing on others (§3.43)', async () => {
  const gone = buildProductWith({
    name: 'Перчатки «Спрут»',
    stockStatus: { isInStock: false, quantity: 0, arrivalOn: null },
  });
  const asked: (string | null)[] = [];
  api.answers(getListing, buildListingOf([gone, buildProductWith({ name: 'Перчатки «Атлант»' })]));
  api.answers(getAnalogues, ({ url }) => {
    asked.push(new URL(url).searchParams.get('ids'));
    return { items: [{ productId: gone.id, analogs: [buildProductWith({ name: 'Перчатки «Кальмар»' })] }] };
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Чем заменить: Перчатки «Спрут»' }));
  const drawer = await screen.findByRole('dialog', { name: 'Чем заменить' });
  expect(within(drawer).getByRole('link', { name: 'Перчатки «Кальмар»' })).toBeVisible();
  expect(asked).toEqual([String(gone.id)]);
});
