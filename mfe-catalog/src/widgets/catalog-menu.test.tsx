import { getSections } from '@shop/contracts/catalog/catalog';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { buildSection } from '../testing/section.builder.ts';
import { Widget } from './catalog-menu.tsx';

const api = stubApi();

const tree = () => [
  buildSection('Обувь', 'obuv', [
    buildSection('Ботинки', 'obuv/botinki', [
      buildSection('Зимние', 'obuv/botinki/zimnie', [buildSection('До −40', 'obuv/botinki/zimnie/do-40')]),
    ]),
  ]),
  buildSection('Перчатки', 'perchatki'),
];
const toggle = (name: string) => screen.getByRole('button', { name: `Подразделы: ${name}` });

it('leads to sections of all four levels, unfolded one by one', async () => {
  api.answers(getSections, { items: tree() });
  const { user } = renderPage(<Widget />);
  expect(await screen.findByRole('navigation', { name: 'Разделы каталога' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Перчатки' })).toHaveAttribute('href', '/catalog/perchatki/');
  expect(screen.queryByRole('button', { name: 'Подразделы: Перчатки' })).not.toBeInTheDocument();
  for (const name of ['Обувь', 'Ботинки', 'Зимние']) {
    expect(toggle(name)).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle(name));
    expect(toggle(name)).toHaveAttribute('aria-expanded', 'true');
  }
  expect(screen.getByRole('link', { name: 'До −40' })).toHaveAttribute(
    'href',
    '/catalog/obuv/botinki/zimnie/do-40/',
  );
});

it('unfolds and folds with the arrow keys', async () => {
  api.answers(getSections, { items: tree() });
  const { user } = renderPage(<Widget />);
  (await screen.findByRole('link', { name: 'Обувь' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Ботинки' })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('link', { name: 'Ботинки' })).not.toBeInTheDocument();
});

it('shows where the page lies', async () => {
  api.answers(getSections, { items: tree() });
  renderPage(<Widget />, { url: '/catalog/obuv/botinki/zimnie/' });
  expect(await screen.findByRole('link', { name: 'Зимние', current: 'page' })).toBeVisible();
  expect(toggle('Зимние')).toHaveAttribute('aria-expanded', 'false');
});

it('says that there is nothing, or why it cannot be shown, and asks again on request', async () => {
  api.refuses(getSections, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<Widget />);
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getSections, { items: [] });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(/пока нет товаров/)).toBeVisible();
});
