import { getSections, type SectionNode } from '@shop/shared/contracts/catalog';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { CatalogPage } from '../catalog/catalog-page.tsx';

const api = stubApi();
const open = () => renderPage(<CatalogPage />, { url: '/catalog/' });

let lastId = 0;
const buildSection = (name: string, path: string, children: SectionNode[] = []): SectionNode => ({
  id: ++lastId,
  code: path.split('/').at(-1)!,
  name,
  path,
  elementCount: 240,
  picture: '/media/section.webp',
  children,
});

it('shows sections with those below them', async () => {
  const children = Array.from({ length: 8 }, (_, index) =>
    buildSection(`Вид ${index + 1}`, `perchatki/vid-${index + 1}`),
  );
  api.answers(getSections, { items: [buildSection('Перчатки', 'perchatki', children)] });
  open();
  expect(await screen.findByRole('link', { name: 'Перчатки' })).toHaveAttribute(
    'href',
    '/catalog/perchatki/',
  );
  expect(screen.getByRole('link', { name: 'Вид 6' })).toHaveAttribute('href', '/catalog/perchatki/vid-6/');
  expect(screen.getByRole('link', { name: 'Ещё 2: Перчатки' })).toHaveAttribute(
    'href',
    '/catalog/perchatki/',
  );
});

it('says that nothing is in the catalogue yet', async () => {
  api.answers(getSections, { items: [] });
  open();
  expect(await screen.findByText('В каталоге пока нет товаров')).toBeVisible();
});

it('tells why the catalogue is missing and tries again', async () => {
  api.refuses(getSections, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getSections, { items: [buildSection('Обувь', 'obuv')] });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Обувь' })).toBeVisible();
});
