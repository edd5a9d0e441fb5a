import { getStaticPage } from '@shop/contracts/support/content';
import type { Block } from '@shop/contracts/support/rich-text';
import { Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { StaticPage } from './static-page.tsx';

const api = stubApi();

const heading = (id: string, text: string): Block => ({
  type: 'heading',
  level: 2,
  id,
  children: [{ type: 'text', text }],
});

const blocks = [heading('obshchee', 'Общее'), heading('tseli', 'Цели'), heading('sroki', 'Сроки')];

const page = {
  id: 4,
  code: 'oplata',
  title: 'Оплата',
  blocks: [],
  updatedAt: '2026-11-19T09:00:00.000Z',
  isPublished: true,
};

function open(url: string, options: Parameters<typeof renderPage>[1] = { isVisitor: true }) {
  return renderPage(
    <Routes>
      <Route path="/privacy/" element={<StaticPage />} />
      <Route path="/typical-page/:code/" element={<StaticPage />} />
    </Routes>,
    { url, ...options },
  );
}

it('shows a visitor the page of the URL, its last change and its contents', async () => {
  let asked = '';
  api.answers(getStaticPage, ({ url }) => {
    asked = new URL(url).pathname;
    return { ...page, code: 'privacy', title: 'Политика', blocks };
  });
  const print = jest.fn();
  window.print = print;
  const { user } = open('/privacy/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Политика' })).toBeVisible();
  expect(asked).toBe('/web/static/privacy/');
  expect(screen.getByText('19.11.2026')).toBeVisible();
  const contents = screen.getByRole('navigation', { name: 'Содержание' });
  await user.click(within(contents).getByRole('link', { name: 'Сроки' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Сроки/ })).toHaveFocus());
  expect(location.hash).toBe('#sroki');
  await user.click(screen.getByRole('button', { name: 'Печать' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('shows no contents for a short page', async () => {
  api.answers(getStaticPage, { ...page, blocks: [blocks[0]!] });
  open('/typical-page/oplata/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Оплата' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Содержание' })).not.toBeInTheDocument();
});

it('shows the not-found page, or a retry after a failure', async () => {
  api.refuses(getStaticPage, 404, 404, 'Не найдено');
  const { unmount } = open('/typical-page/chernovik/');
  expect(await screen.findByText('Страница не найдена')).toBeVisible();
  unmount();
  api.refuses(getStaticPage, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open('/typical-page/oplata/');
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getStaticPage, page);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Оплата' })).toBeVisible();
});

it('links a manager to the editor of the page, and says that a draft is not public', async () => {
  api.answers(getStaticPage, { ...page, isPublished: false });
  const { unmount } = open('/typical-page/oplata/', { role: 'MANAGER' });
  const link = await screen.findByRole('link', { name: 'Изменить' });
  expect(link).toHaveAttribute('href', '/manager/content/pages/4/');
  expect(screen.getByText('Черновик')).toBeVisible();
  unmount();
  api.answers(getStaticPage, page);
  open('/typical-page/oplata/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Оплата' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Изменить' })).not.toBeInTheDocument();
  expect(screen.queryByText('Черновик')).not.toBeInTheDocument();
});
