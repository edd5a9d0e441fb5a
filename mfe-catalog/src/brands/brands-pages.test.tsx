import { getHeader } from '@shop/contracts/account/header';
import { getBrandListing } from '@shop/contracts/catalog/brand-listings';
import { getBrands } from '@shop/contracts/catalog/catalog';
import { getSavedFilters } from '@shop/contracts/catalog/saved-filters';
import { Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { fillAddToBasketSlot } from '../testing/fill-slots.ts';
import { buildHeaderWith } from '../testing/header.builder.ts';
import { buildListingWith } from '../testing/listing.builder.ts';
import { BrandPage } from './brand-page.tsx';
import { BrandsPage } from './brands-page.tsx';

const api = stubApi();
const brands = ['Фортис', 'Grifon', 'Бастион', 'Гефест'].map((name, index) => ({
  id: index + 1,
  code: `brand-${index + 1}`,
  name,
  description: `${name}: перчатки и обувь.`,
  elementCount: 1200 + index,
}));

function open(url = '/brands/') {
  api.answers(getHeader, buildHeaderWith());
  api.answers(getSavedFilters, { items: [] });
  const pages = (
    <Routes>
      <Route path="/brands/" element={<BrandsPage />} />
      <Route path="/brands/:brand/*" element={<BrandPage />} />
    </Routes>
  );
  return renderPage(pages, { url });
}

it('lists brands under their letters, with how many products each has', async () => {
  api.answers(getBrands, { items: brands });
  open();
  const link = await screen.findByRole('link', { name: 'Фортис' });
  expect(link).toHaveAttribute('href', '/brands/brand-1/');
  expect(link.closest('li')).toHaveTextContent(/1\s200/);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'G',
    'Б',
    'Г',
    'Ф',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Бренды 4');
});

it('jumps to a letter without a history entry', async () => {
  HTMLElement.prototype.scrollIntoView = jest.fn();
  api.answers(getBrands, { items: brands });
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Бренды на Ф' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Ф' })).toHaveFocus();
  expect(location.hash).toBe('');
});

it('finds a brand while one types, says how many, and takes it back', async () => {
  api.answers(getBrands, { items: brands });
  const { user } = open();
  await screen.findByRole('link', { name: 'Фортис' });
  await user.type(screen.getByRole('searchbox', { name: 'Найти бренд' }), 'г');
  expect(screen.getByText('Найдено: 1 бренд')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Фортис' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'ггг');
  await user.click(screen.getByRole('button', { name: 'Показать все' }));
  expect(screen.getByRole('link', { name: 'Фортис' })).toBeVisible();
});

it('says that there are no brands yet, and why they are missing', async () => {
  api.refuses(getBrands, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getBrands, { items: [] });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Брендов пока нет')).toBeVisible();
});

function buildBrandListing(section: { id: number; name: string; path: string } | null) {
  const { section: _, tags: __, ...listing } = buildListingWith();
  const brandInfo = { id: 1, code: 'fortis', name: 'Фортис', description: 'Перчатки с покрытием.' };
  return { ...listing, brandInfo, section };
}

it('shows a brand: what it is, its sections, and its products by the catalogue’s own listing (§3.40)', async () => {
  fillAddToBasketSlot();
  api.answers(getBrandListing, buildBrandListing(null));
  open('/brands/fortis/');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Фортис 48');
  expect(screen.getByText('Перчатки с покрытием.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Нитриловые/ })).toHaveAttribute(
    'href',
    '/brands/fortis/perchatki/nitril/',
  );
  expect(await screen.findByRole('heading', { level: 3, name: 'Перчатки «Спрут»' })).toBeVisible();
});

it('puts a chosen facet into the path of the brand’s section, and asks for exactly that', async () => {
  const asked: string[] = [];
  api.answers(getBrandListing, ({ url }) => {
    asked.push(decodeURIComponent(new URL(url).pathname));
    return buildBrandListing({ id: 7, name: 'Перчатки', path: 'perchatki' });
  });
  const { user } = open('/brands/fortis/perchatki/');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Фортис: Перчатки');
  await user.click(await screen.findByRole('checkbox', { name: /^Атлант/ }));
  expect(decodeURIComponent(location.pathname)).toBe(
    '/brands/fortis/perchatki/filter/brand-is-атлант/apply/',
  );
  await waitFor(() =>
    expect(asked).toEqual([
      '/web/brands/fortis/perchatki/',
      '/web/brands/fortis/perchatki/filter/brand-is-атлант/apply/',
    ]),
  );
});

it('leads to all brands when there is no such one', async () => {
  api.refuses(getBrandListing, 404, 404, 'Такого бренда нет');
  open('/brands/nope/');
  expect(await screen.findByRole('alert')).toHaveTextContent('Такого бренда нет');
  expect(screen.getByRole('link', { name: 'Все бренды' })).toHaveAttribute('href', '/brands/');
});
