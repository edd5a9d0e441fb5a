import { getMarketing, getMarketingItem } from '@shop/contracts/catalog/marketing';
import { Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { MarketingItemPage } from './marketing-item-page.tsx';
import { MarketingPage } from './marketing-page.tsx';

const api = stubApi();
const item = {
  id: 1,
  code: 'pamyatka',
  title: 'Памятка по перчаткам',
  lead: 'Какие для какой работы.',
  publishedAt: '2026-11-05T09:00:00.000Z',
};

function open(url = '/marketing/') {
  const pages = (
    <Routes>
      <Route path="/marketing/" element={<MarketingPage />} />
      <Route path="/marketing/:code/" element={<MarketingItemPage />} />
    </Routes>
  );
  return renderPage(pages, { url });
}

const pageOf = (pageNumber: number, pageCount: number) => ({
  navNum: 1,
  pageNumber,
  pageCount,
  pageSize: 20,
  recordCount: pageCount * 20,
});

it('lists the materials of the page the address asks for, with their day (§1.27)', async () => {
  const asked: (string | null)[] = [];
  api.answers(getMarketing, ({ url }) => {
    asked.push(new URL(url).searchParams.get('page'));
    return { items: [item], pageNavigation: pageOf(2, 3) };
  });
  open('/marketing/?page=2');
  const link = await screen.findByRole('link', { name: 'Памятка по перчаткам' });
  expect(link).toHaveAttribute('href', '/marketing/pamyatka/');
  expect(link.closest('li')).toHaveTextContent('05.11.2026');
  expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('href', '/marketing/?page=3');
  expect(asked).toEqual(['2']);
});

it('says that there are none yet', async () => {
  api.answers(getMarketing, { items: [], pageNavigation: pageOf(1, 0) });
  open();
  expect(await screen.findByText('Материалов пока нет')).toBeVisible();
});

it('tells why the materials are missing and tries again', async () => {
  api.refuses(getMarketing, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getMarketing, { items: [item], pageNavigation: pageOf(1, 1) });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Памятка по перчаткам' })).toBeVisible();
});

it('shows one whole, as text, and the goods it is about (§3.64)', async () => {
  const text = 'Первый абзац.\n\n<img src=x onerror=alert(1)> второй.';
  api.answers(getMarketingItem, { ...item, text, link: '/catalog/perchatki/' });
  open('/marketing/pamyatka/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Памятка по перчаткам' })).toBeVisible();
  expect(screen.getByText('<img src=x onerror=alert(1)> второй.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Товары в/ })).toHaveAttribute('href', '/catalog/perchatki/');
  expect(document.title).toContain('Памятка по перчаткам');
});

it('leads to all of them when there is no such one', async () => {
  api.refuses(getMarketingItem, 404, 404, 'Такого материала нет');
  open('/marketing/nope/');
  expect(await screen.findByRole('alert')).toHaveTextContent('Такого материала нет');
  expect(screen.getByRole('link', { name: 'Все материалы' })).toHaveAttribute('href', '/marketing/');
});
