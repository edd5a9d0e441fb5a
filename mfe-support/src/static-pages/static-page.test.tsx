import { getStaticPage } from '@shop/shared/contracts/content';
import type { Block } from '@shop/shared/contracts/rich-text';
import { Route, Routes } from '@shop/shared/router';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
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

function open(url: string) {
  return renderPage(
    <Routes>
      <Route path="/privacy/" element={<StaticPage />} />
      <Route path="/typical-page/:code/" element={<StaticPage />} />
    </Routes>,
    { url, isVisitor: true },
  );
}

it('shows a visitor the document of the address, when it was changed, and what it is made of', async () => {
  let asked = '';
  api.answers(getStaticPage, ({ url }) => {
    asked = new URL(url).pathname;
    return { code: 'privacy', title: 'Политика', blocks, updatedAt: '2026-11-19T09:00:00.000Z' };
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

it('needs no contents where there is little to find', async () => {
  const page = {
    code: 'oplata',
    title: 'Оплата',
    blocks: [blocks[0]!],
    updatedAt: '2026-11-19T09:00:00.000Z',
  };
  api.answers(getStaticPage, page);
  open('/typical-page/oplata/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Оплата' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Содержание' })).not.toBeInTheDocument();
});

it("is the shop's not-found page where there is none, and a second try where the server fails", async () => {
  api.refuses(getStaticPage, 404, 404, 'Не найдено');
  const { unmount } = open('/typical-page/chernovik/');
  expect(await screen.findByText('Страница не найдена')).toBeVisible();
  unmount();
  api.refuses(getStaticPage, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open('/typical-page/oplata/');
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getStaticPage, {
    code: 'oplata',
    title: 'Оплата',
    blocks: [],
    updatedAt: '2026-11-19T09:00:00.000Z',
  });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Оплата' })).toBeVisible();
});
