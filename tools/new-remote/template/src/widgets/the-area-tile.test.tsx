import { getSections } from '@shop/contracts/catalog/catalog';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { buildSectionWith } from '../testing/section.builder.ts';
import { Widget } from './the-area-tile.tsx';

const api = stubApi();

it('says how much there is and leads to the page', async () => {
  api.answers(getSections, { items: [buildSectionWith(), buildSectionWith({ id: 2 })] });
  renderPage(<Widget />);
  expect(await screen.findByText('2 раздела')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть' })).toHaveAttribute('href', '/the-area/');
});

it('tells why the figure is missing and tries again', async () => {
  api.refuses(getSections, 500, 500, 'База данных не отвечает');
  const { user } = renderPage(<Widget />);
  expect(await screen.findByText('База данных не отвечает')).toBeVisible();
  api.answers(getSections, { items: [buildSectionWith()] });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('1 раздел')).toBeVisible();
});

it('shows nothing to those who may not use the shop', () => {
  const { container } = renderPage(<Widget />, { role: 'OPERATIONS', scope: [] });
  expect(container).toBeEmptyDOMElement();
});
