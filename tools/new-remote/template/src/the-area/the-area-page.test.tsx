import { getSections } from '@shop/contracts/catalog/catalog';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { buildSectionWith } from '../testing/section.builder.ts';
import { TheAreaPage } from './the-area-page.tsx';

const api = stubApi();
const open = () => renderPage(<TheAreaPage />, { url: '/the-area/' });

it('lists the sections with how much is in each, and leads to them', async () => {
  api.answers(getSections, {
    items: [buildSectionWith(), buildSectionWith({ id: 2, name: 'Обувь', path: 'obuv' })],
  });
  open();
  const gloves = await screen.findByRole('link', { name: 'Перчатки' });
  expect(gloves).toHaveAttribute('href', '/catalog/perchatki/');
  expect(gloves.closest('tr')).toHaveTextContent('1 240');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Название раздела 2');
});

it('keeps the place of the list while it loads', () => {
  api.hangs(getSections);
  const { container } = open();
  expect(container.querySelector('[aria-busy="true"]')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Название раздела');
});

it('helps when there is nothing yet', async () => {
  api.answers(getSections, { items: [] });
  open();
  expect(await screen.findByText('Здесь пока ничего нет')).toBeVisible();
});

it('tells why the list is missing and tries again', async () => {
  api.breaks(getSections);
  const { user } = open();
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('Не удалось загрузить разделы');
  expect(failure).toHaveTextContent('Нет связи с сервером');
  api.answers(getSections, { items: [buildSectionWith()] });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Перчатки' })).toBeVisible();
});
