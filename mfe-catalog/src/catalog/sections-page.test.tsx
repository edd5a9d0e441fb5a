import { getSections } from '@shop/contracts/catalog/catalog';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { buildSection } from '../testing/section.builder.ts';
import { CatalogPage } from './catalog-page.tsx';

const api = stubApi();
const open = () => renderPage(<CatalogPage />, { url: '/catalog/' });

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
});

it('leads to every section of all four levels, those after the sixth included (§3.37)', async () => {
  const fourth = buildSection('Латексные с начёсом', 'perchatki/vid-8/lateks/nachyos');
  const third = buildSection('Латексные', 'perchatki/vid-8/lateks', [fourth]);
  const children = Array.from({ length: 8 }, (_, index) =>
    buildSection(`Вид ${index + 1}`, `perchatki/vid-${index + 1}`, index === 7 ? [third] : []),
  );
  api.answers(getSections, { items: [buildSection('Перчатки', 'perchatki', children)] });
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'Вид 6' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Вид 8' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Все подразделы: 8.*Перчатки/ }));
  await user.click(screen.getByRole('button', { name: 'Подразделы: Вид 8' }));
  await user.click(screen.getByRole('button', { name: 'Подразделы: Латексные' }));
  expect(screen.getByRole('link', { name: 'Латексные с начёсом' })).toHaveAttribute(
    'href',
    '/catalog/perchatki/vid-8/lateks/nachyos/',
  );
  await user.click(screen.getByRole('button', { name: /^Свернуть.*Перчатки/ }));
  expect(screen.queryByRole('link', { name: 'Вид 8' })).not.toBeInTheDocument();
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
