import { getPromotions, type Promotion } from '@shop/contracts/catalog/promotions';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { PromotionsPage } from './promotions-page.tsx';

const api = stubApi();
const open = (url = '/actions/') => renderPage(<PromotionsPage />, { url });

const buildPromotionWith = (part: Partial<Promotion>): Promotion => ({
  id: 1,
  code: 'obraztsy',
  title: 'Образцы перчаток к заказу',
  lead: 'При заказе от 120 пар.',
  startsOn: '2026-11-15',
  endsOn: '2026-11-29',
  link: null,
  isRunning: true,
  ...part,
});

/** Six promotions, four per page; the last one is over. */
function serveSixPromotions(): string[] {
  const asked: string[] = [];
  api.answers(getPromotions, ({ url }) => {
    const { searchParams } = new URL(url);
    asked.push(`${searchParams.get('page')} of ${searchParams.get('page_size')}`);
    const page = Number(searchParams.get('page'));
    const ids = [1, 2, 3, 4, 5, 6].slice((page - 1) * 4, page * 4);
    const items = ids.map((id) =>
      buildPromotionWith({ id, code: `p-${id}`, title: `Акция ${id}`, isRunning: id < 6 }),
    );
    const pageNavigation = { navNum: 1, pageNumber: page, pageCount: 2, pageSize: 4, recordCount: 6 };
    return { items, pageNavigation };
  });
  return asked;
}

it('shows four, each leading to its page, and until when', async () => {
  serveSixPromotions();
  open();
  const link = await screen.findByRole('link', { name: 'Акция 1' });
  expect(link).toHaveAttribute('href', '/actions/p-1/');
  expect(link.closest('li')).toHaveTextContent('До 29.11.2026 включительно');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Акции 6');
});

it('shows more below, goes on there, and the address remembers how many', async () => {
  const asked = serveSixPromotions();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Акция 5' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Акция 6' }).closest('li')).toHaveTextContent(
    'Завершена 29.11.2026',
  );
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
  expect(location.search).toBe('?page=2');
  expect(asked).toEqual(['1 of 4', '2 of 4']);
});

it('opens as many as the address says, whatever it says', async () => {
  serveSixPromotions();
  open('/actions/?page=2');
  expect(await screen.findByRole('link', { name: 'Акция 6' })).toBeVisible();
});

it.each(['?page=0', '?page=-3', '?page=abc', '?page=1e9'])('opens the first for %s', async (search) => {
  serveSixPromotions();
  open(`/actions/${search}`);
  expect(await screen.findByRole('link', { name: 'Акция 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Акция 5' })).not.toBeInTheDocument();
});

it('says that there are none', async () => {
  const pageNavigation = { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 4, recordCount: 0 };
  api.answers(getPromotions, { items: [], pageNavigation });
  open();
  expect(await screen.findByText('Акций пока нет')).toBeVisible();
});

it('tells why they are missing and tries again', async () => {
  api.refuses(getPromotions, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  serveSixPromotions();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Акция 1' })).toBeVisible();
});
