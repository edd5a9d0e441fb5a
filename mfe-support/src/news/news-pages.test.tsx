import type { WireAnswer } from '@shop/contracts/platform/call';
import { getNews, getNewsItem } from '@shop/contracts/support/news';
import { Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { NewsItemPage } from './news-item-page.tsx';
import { NewsPage } from './news-page.tsx';

const api = stubApi();

const buildItemWith = (part: Partial<WireAnswer<typeof getNewsItem>> = {}) => ({
  id: 3,
  code: 'perchatki',
  title: 'Новая линейка перчаток',
  lead: 'Уже на складе.',
  publishedAt: '2026-11-19T09:00:00.000Z',
  blocks: [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text: 'Семь размеров.' }] }],
  isPublished: true,
  older: { code: 'sklad', title: 'Новый склад' },
  newer: null,
  ...part,
});

const navigation = (pageNumber: number) => ({
  navNum: 1,
  pageNumber,
  pageCount: 2,
  pageSize: 5,
  recordCount: 6,
});

function open(url: string, role: 'MANAGER' | 'CUSTOMER' = 'CUSTOMER') {
  return renderPage(
    <Routes>
      <Route path="/news/" element={<NewsPage />} />
      <Route path="/news/:code/" element={<NewsItemPage />} />
    </Routes>,
    { url, role },
  );
}

it('changes pages of the news by the URL', async () => {
  api.answers(getNews, ({ url }) => {
    const page = Number(new URL(url).searchParams.get('page'));
    return {
      items: [buildItemWith({ title: page === 2 ? 'Самая старая' : 'Самая новая' })],
      pageNavigation: navigation(page),
    };
  });
  const { user } = open('/news/');
  expect(await screen.findByRole('link', { name: 'Самая новая' })).toHaveAttribute(
    'href',
    '/news/perchatki/',
  );
  expect(screen.getByText('19.11.2026')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Страница 2' }));
  expect(await screen.findByRole('link', { name: 'Самая старая' })).toBeVisible();
  expect(location.search).toBe('?page=2');
  expect(screen.queryByRole('link', { name: 'Управление новостями' })).not.toBeInTheDocument();
});

it('opens a prefetched item at once', async () => {
  api.answers(getNews, { items: [buildItemWith()], pageNavigation: navigation(1) });
  const asked = api.answers(getNewsItem, buildItemWith());
  const { user } = open('/news/');
  await user.hover(await screen.findByRole('link', { name: 'Новая линейка перчаток' }));
  await user.click(screen.getByRole('link', { name: 'Новая линейка перчаток' }));
  expect(await screen.findByText('Семь размеров.')).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('shows the empty and the error state', async () => {
  api.refuses(getNews, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open('/news/');
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getNews, { items: [], pageNavigation: { ...navigation(1), pageCount: 0, recordCount: 0 } });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Новостей пока нет')).toBeVisible();
});

it('shows an item whole, with the ones before and after it (§3.62)', async () => {
  api.answers(getNewsItem, buildItemWith());
  open('/news/perchatki/');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Новая линейка перчаток' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Уже на складе.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Раньше.*Новый склад/ })).toHaveAttribute('href', '/news/sklad/');
  expect(screen.queryByRole('link', { name: /Позже/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Черновик')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Изменить' })).not.toBeInTheDocument();
});

it('tells a manager that buyers do not see it, and links to the editor', async () => {
  api.answers(getNewsItem, buildItemWith({ isPublished: false }));
  open('/news/perchatki/', 'MANAGER');
  expect(await screen.findByText('Черновик')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/manager/content/news/3/');
});

it('says that there is no such item', async () => {
  api.refuses(getNewsItem, 404, 404, 'Не найдено');
  open('/news/net/');
  expect(await screen.findByText('Такой новости нет')).toBeVisible();
});
