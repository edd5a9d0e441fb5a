import { getPromotions, type Promotion } from '@shop/contracts/catalog/promotions';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { Widget } from './promotions.tsx';

const api = stubApi();
const pageNavigation = { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 4, recordCount: 2 };

const buildPromotionWith = (part: Partial<Promotion> = {}): Promotion => ({
  id: 1,
  code: 'obraztsy',
  title: 'Образцы перчаток к заказу',
  lead: 'При заказе от 120 пар.',
  startsOn: '2026-11-15',
  endsOn: '2026-11-29',
  link: '/catalog/perchatki/',
  isRunning: true,
  ...part,
});

it('shows what runs, until when, and leads to its page', async () => {
  api.answers(getPromotions, {
    items: [
      buildPromotionWith(),
      buildPromotionWith({ id: 2, code: 'podbor', title: 'Подбор СИЗ', endsOn: null, link: null }),
    ],
    pageNavigation,
  });
  renderPage(<Widget />);
  const link = await screen.findByRole('link', { name: 'Образцы перчаток к заказу' });
  expect(link).toHaveAttribute('href', '/actions/obraztsy/');
  expect(link.closest('li')).toHaveTextContent('До 29.11.2026 включительно');
  const endless = screen.getByText('Подбор СИЗ').closest('li');
  expect(endless).toHaveTextContent('Бессрочно');
  expect(screen.getByRole('link', { name: 'Все акции' })).toHaveAttribute('href', '/actions/');
});

it('asks for four', async () => {
  let asked = '';
  api.answers(getPromotions, ({ url }) => {
    asked = new URL(url).search;
    return { items: [], pageNavigation };
  });
  renderPage(<Widget />);
  expect(await screen.findByText(/Сейчас акций нет/)).toBeVisible();
  expect(new URLSearchParams(asked).get('page_size')).toBe('4');
});

it('says why it cannot be shown, and asks again on request', async () => {
  api.refuses(getPromotions, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<Widget />);
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getPromotions, { items: [buildPromotionWith()], pageNavigation });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Образцы перчаток к заказу' })).toBeVisible();
});
