import { getNews } from '@shop/contracts/support/news';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { Widget } from './news.tsx';

const api = stubApi();
const pageNavigation = { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 5, recordCount: 1 };
const item = {
  id: 1,
  code: 'perchatki',
  title: 'Новая линейка перчаток',
  lead: 'Уже на складе.',
  publishedAt: '2026-11-19T09:00:00.000Z',
};

it('shows the headlines with their days, each leading to its page, and the way to all of them', async () => {
  let asked = '';
  api.answers(getNews, ({ url }) => {
    asked = new URL(url).search;
    return { items: [item, { ...item, id: 2, code: 'bez', title: 'Без подробностей' }], pageNavigation };
  });
  renderPage(<Widget />);
  const headline = await screen.findByRole('link', { name: 'Новая линейка перчаток' });
  expect(headline).toHaveAttribute('href', '/news/perchatki/');
  expect(screen.getAllByText('19.11.2026')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Все новости' })).toHaveAttribute('href', '/news/');
  expect(new URLSearchParams(asked).get('page_size')).toBe('5');
});

it('says when there are none', async () => {
  api.answers(getNews, { items: [], pageNavigation });
  renderPage(<Widget />);
  expect(await screen.findByText('Новостей пока нет.')).toBeVisible();
});

it('says why it is missing, and retries', async () => {
  api.refuses(getNews, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<Widget />);
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getNews, { items: [item], pageNavigation });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Новая линейка перчаток')).toBeVisible();
});
