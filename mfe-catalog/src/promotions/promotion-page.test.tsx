import { getHeader } from '@shop/contracts/account/header';
import { getPromotion, getPromotionProducts } from '@shop/contracts/catalog/promotions';
import { Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { fillAddToBasketSlot } from '../testing/fill-slots.ts';
import { buildHeaderWith } from '../testing/header.builder.ts';
import { buildProductWith } from '../testing/product.builder.ts';
import { PromotionPage } from './promotion-page.tsx';

const api = stubApi();

const promotion = {
  id: 1,
  code: 'obraztsy',
  title: 'Образцы перчаток к заказу',
  lead: 'При заказе от 120 пар.',
  text: 'Перчатки подбирают руками.\n\nКак получить: <b>напишите</b> менеджеру.',
  startsOn: '2026-11-15',
  endsOn: '2026-11-29',
  link: '/catalog/perchatki/',
  isRunning: true,
};

function open(url = '/actions/obraztsy/') {
  api.answers(getHeader, buildHeaderWith());
  const page = (
    <Routes>
      <Route path="/actions/:code/" element={<PromotionPage />} />
    </Routes>
  );
  return renderPage(page, { url });
}

const pageOf = (pageNumber: number, pageCount = 1) => ({
  navNum: 1,
  pageNumber,
  pageCount,
  pageSize: 20,
  recordCount: pageCount * 20,
});

function servePromotionProducts(pageCount = 1): void {
  api.answers(getPromotionProducts, ({ url }) => {
    const page = Math.min(Number(new URL(url).searchParams.get('PAGEN_1') ?? 1), pageCount);
    return {
      items: [buildProductWith({ name: `Перчатки «Спрут» ${page}` })],
      pageNavigation: pageOf(page, pageCount),
    };
  });
}

it('says what it is as paragraphs of text, until when, and offers its goods for the basket (§3.63)', async () => {
  const received = fillAddToBasketSlot();
  api.answers(getPromotion, promotion);
  servePromotionProducts();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: promotion.title })).toBeVisible();
  expect(screen.getByText('До 29.11.2026 включительно')).toBeVisible();
  expect(screen.getByText('Как получить: <b>напишите</b> менеджеру.')).toBeVisible();
  const card = (await screen.findByRole('heading', { level: 3, name: /Спрут/ })).closest('li')!;
  expect(card).toHaveTextContent(/123,45\s₽ \/ пару/);
  await waitFor(() => expect(received.size).toBe(1));
  expect(screen.getByRole('link', { name: /Весь раздел/ })).toHaveAttribute('href', '/catalog/perchatki/');
});

it('says that it is over, and that its goods cost what they cost', async () => {
  api.answers(getPromotion, { ...promotion, isRunning: false });
  servePromotionProducts();
  open();
  expect(await screen.findByText('Акция завершена')).toBeVisible();
  expect(screen.getByText(/шла с 15\.11\.2026 по 29\.11\.2026/)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: /Спрут/ })).toBeVisible();
});

it('turns pages of its goods and goes on reading at their heading', async () => {
  api.answers(getPromotion, promotion);
  servePromotionProducts(3);
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Страница 2' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Перчатки «Спрут» 2' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Товары акции' })).toHaveFocus();
  expect(location.search).toBe('?PAGEN_1=2');
});

it('corrects a page past the end in the address', async () => {
  api.answers(getPromotion, promotion);
  servePromotionProducts(3);
  open('/actions/obraztsy/?PAGEN_1=99');
  expect(await screen.findByRole('heading', { level: 3, name: 'Перчатки «Спрут» 3' })).toBeVisible();
  await waitFor(() => expect(location.search).toBe('?PAGEN_1=3'));
});

it('leads to all promotions when there is no such one', async () => {
  api.refuses(getPromotion, 404, 404, 'Такой акции нет');
  servePromotionProducts();
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Такой акции нет');
  expect(screen.getByRole('link', { name: 'Все акции' })).toHaveAttribute('href', '/actions/');
});

it('keeps its text when its goods cannot be loaded, and tries again', async () => {
  api.answers(getPromotion, promotion);
  api.refuses(getPromotionProducts, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  expect(screen.getByRole('heading', { level: 1, name: promotion.title })).toBeVisible();
  servePromotionProducts();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { level: 3, name: /Спрут/ })).toBeVisible();
});
