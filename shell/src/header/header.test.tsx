import { getHeader } from '@shop/shared/contracts/header';
import { publish } from '@shop/shared/events';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { startScreens } from '../screen/screen-store.ts';
import { refreshCountersOnEvents } from '../start-session.ts';
import { buildAreaWith } from '../testing/area.builder.ts';
import { buildHeaderWith } from '../testing/header.builder.ts';
import { DesktopHeader } from './desktop-header.tsx';

const api = stubApi();

const route = (path: string) => ({ path, guard: 'auth', layout: 'default' as const, title: path });

beforeAll(() => {
  startScreens([buildAreaWith({ routes: [route('/basket/'), route('/favourites/'), route('/search/')] })]);
  refreshCountersOnEvents();
});

it('counts the basket anew when an area says that it has changed', async () => {
  let basket = [1, 2];
  api.answers(getHeader, () => buildHeaderWith({ basket }));
  renderPage(<DesktopHeader />);
  expect(await screen.findByRole('link', { name: /^Корзина.*2/ })).toBeVisible();
  basket = [1, 2, 3];
  publish('basket.changed', { offerIds: [3] });
  expect(await screen.findByRole('link', { name: /^Корзина.*3/ })).toBeVisible();
});

it('shows 99+ above 99 and nothing at zero', async () => {
  api.answers(getHeader, buildHeaderWith({ basket: Array.from({ length: 120 }, (_, index) => index + 1) }));
  renderPage(<DesktopHeader />);
  expect(await screen.findByText('99+')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Избранное' })).not.toHaveTextContent('0');
});

it('has no basket for a manager', async () => {
  const user = { role: 'MANAGER' as const, roleName: 'Менеджер', full_name: 'Елена Морозова', city: null };
  api.answers(getHeader, buildHeaderWith({ user }));
  renderPage(<DesktopHeader />, { role: 'MANAGER' });
  expect(await screen.findByText('Елена Морозова')).toBeVisible();
  expect(screen.queryByText('Корзина')).not.toBeInTheDocument();
});

it('has nothing of the shop for operations', async () => {
  const user = {
    role: 'OPERATIONS' as const,
    roleName: 'Эксплуатация',
    full_name: 'Сергей Ковалёв',
    city: null,
  };
  api.answers(getHeader, buildHeaderWith({ user }));
  renderPage(<DesktopHeader />, { role: 'OPERATIONS' });
  expect(await screen.findByText('Сергей Ковалёв')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

it('marks the bell when there is something new, and keeps a section nobody has built without a link', async () => {
  api.answers(getHeader, buildHeaderWith({ hasNewNotifications: true }));
  renderPage(<DesktopHeader />);
  expect(await screen.findByRole('img', { name: 'Есть новые уведомления' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Уведомления/ })).not.toBeInTheDocument();
});

it('searches with more than two characters only', async () => {
  api.answers(getHeader, buildHeaderWith());
  const { user } = renderPage(<DesktopHeader />);
  const field = await screen.findByRole('searchbox', { name: 'Поиск по каталогу' });
  await user.type(field, 'пе{Enter}');
  expect(location.pathname).toBe('/');
  expect(screen.getByText('Введите не меньше трёх символов')).toBeVisible();
  expect(field).toHaveAccessibleDescription('Введите не меньше трёх символов');
  await user.type(field, 'р');
  expect(screen.queryByText('Введите не меньше трёх символов')).not.toBeInTheDocument();
  await user.type(field, 'чатки{Enter}');
  expect(location.pathname + location.search).toBe(`/search/?query=${encodeURIComponent('перчатки')}`);
});
