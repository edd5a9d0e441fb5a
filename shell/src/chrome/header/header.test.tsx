import { getHeader } from '@shop/contracts/account/header';
import { getViewedProducts } from '@shop/contracts/catalog/viewed';
import { getFooter } from '@shop/contracts/platform/site-state';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { startScreens } from '../../host/screen/screen.atoms.ts';
import { buildAreaWith } from '../../testing/area.builder.ts';
import { buildHeaderWith, moscow } from '../../testing/header.builder.ts';
import { DesktopHeader } from './desktop-header.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { refreshCountersOnEvents } from './refresh-counters.ts';

const api = stubApi();

const route = (path: string) => ({ path, guard: 'auth', layout: 'default' as const, title: path });

beforeAll(() => {
  startScreens([buildAreaWith({ routes: [route('/basket/'), route('/favourites/')] })]);
  refreshCountersOnEvents();
});

it('counts the basket anew when an area says that it has changed (§2.66, §3.58)', async () => {
  let basket = [1, 2];
  api.answers(getHeader, () => buildHeaderWith({ basket }));
  renderPage(<DesktopHeader onLogout={() => undefined} />);
  expect(await screen.findByRole('link', { name: /^Корзина.*2/ })).toBeVisible();
  basket = [1, 2, 3];
  publish('basket.changed', { offerIds: [3] });
  expect(await screen.findByRole('link', { name: /^Корзина.*3/ })).toBeVisible();
});

it('shows 99+ above 99 and nothing at zero', async () => {
  api.answers(getHeader, buildHeaderWith({ basket: Array.from({ length: 120 }, (_, index) => index + 1) }));
  renderPage(<DesktopHeader onLogout={() => undefined} />);
  expect(await screen.findByText('99+')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Избранное' })).not.toHaveTextContent('0');
});

it('has search, counters, bell, profile and city on wide screens (§2.60, §2.61, §2.62, §2.63, §2.69)', async () => {
  api.answers(getHeader, buildHeaderWith({ favorite: [1, 2], compare: [3] }));
  startScreens([
    buildAreaWith({ routes: ['/basket/', '/favourites/', '/compare/', '/notification/'].map(route) }),
  ]);
  renderPage(<DesktopHeader onLogout={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Город: Москва' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Спецоснова' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('combobox', { name: 'Поиск по каталогу' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Сравнение.*1/ })).toHaveAttribute('href', '/compare/');
  expect(screen.getByRole('link', { name: /^Избранное.*2/ })).toHaveAttribute('href', '/favourites/');
  expect(screen.getByRole('link', { name: /^Уведомления/ })).toHaveAttribute('href', '/notification/');
  expect(screen.getByText('Анна Петрова')).toBeVisible();
  startScreens([buildAreaWith({ routes: [route('/basket/'), route('/favourites/')] })]);
});

it('ends with the profile and the basket, which is marked on the checkout too (§2.67, §2.70)', async () => {
  api.answers(getHeader, buildHeaderWith({ basket: [1] }));
  renderPage(<DesktopHeader onLogout={() => undefined} />, { url: '/order/' });
  const basket = await screen.findByRole('link', { name: /^Корзина/, current: 'page' });
  const bell = screen.getByText('Уведомления');
  const profile = await screen.findByText('Анна Петрова');
  expect(bell.compareDocumentPosition(profile) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(profile.compareDocumentPosition(basket) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('has no basket for a manager (§2.68, §6.7)', async () => {
  const user = { role: 'MANAGER' as const, roleName: 'Менеджер', full_name: 'Елена Морозова', city: moscow };
  api.answers(getHeader, buildHeaderWith({ user }));
  renderPage(<DesktopHeader onLogout={() => undefined} />, { role: 'MANAGER' });
  expect(await screen.findByText('Елена Морозова')).toBeVisible();
  expect(screen.queryByText('Корзина')).not.toBeInTheDocument();
});

it('has nothing of the shop for operations', async () => {
  const user = {
    role: 'OPERATIONS' as const,
    roleName: 'Эксплуатация',
    full_name: 'Сергей Ковалёв',
    city: moscow,
  };
  api.answers(getHeader, buildHeaderWith({ user }));
  renderPage(<DesktopHeader onLogout={() => undefined} />, { role: 'OPERATIONS' });
  expect(await screen.findByText('Сергей Ковалёв')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

it('marks the bell when there is something new, and keeps a section nobody has built without a link (§2.64)', async () => {
  api.answers(getHeader, buildHeaderWith({ hasNewNotifications: true }));
  renderPage(<DesktopHeader onLogout={() => undefined} />);
  expect(await screen.findByRole('img', { name: 'Есть новые уведомления' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Уведомления/ })).not.toBeInTheDocument();
});

it('puts the bell out when another tab has read what there was', async () => {
  let hasNewNotifications = true;
  api.answers(getHeader, () => buildHeaderWith({ hasNewNotifications }));
  renderPage(<DesktopHeader onLogout={() => undefined} />);
  const mark = { name: 'Есть новые уведомления' };
  expect(await screen.findByRole('img', mark)).toBeVisible();
  hasNewNotifications = false;
  publish('notification.read', {});
  await waitFor(() => expect(screen.queryByRole('img', mark)).not.toBeInTheDocument());
});

it('names the person, the role and the counterparty, cut at 38 characters (§2.65)', async () => {
  const name = 'Общество с ограниченной ответственностью «Ромашка»';
  const contragents = [{ id: 1, uf_name: name, uf_current_contragent: true }];
  api.answers(getHeader, buildHeaderWith({ contragents }));
  renderPage(<DesktopHeader onLogout={() => undefined} />);
  expect(await screen.findByText('Анна Петрова')).toBeVisible();
  expect(screen.getByText('Покупатель')).toBeVisible();
  expect(screen.getByText(`${name.slice(0, 38)}…`)).toHaveAttribute('title', name);
});

it('has the way out in the header of a manager only (§6.8)', async () => {
  const onLogout = jest.fn();
  api.answers(getHeader, buildHeaderWith());
  const { user, unmount } = renderPage(<DesktopHeader onLogout={onLogout} />, { role: 'MANAGER' });
  await user.click(await screen.findByRole('button', { name: 'Выйти' }));
  expect(onLogout).toHaveBeenCalled();
  unmount();
  renderPage(<DesktopHeader onLogout={onLogout} />);
  expect(await screen.findByText('Анна Петрова')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Выйти' })).not.toBeInTheDocument();
});

it('has on a phone the search, the city, a call, a mail and the notifications (§2.71, §2.73, §2.74, §2.75)', async () => {
  api.answers(getHeader, buildHeaderWith({ hasNewNotifications: true }));
  api.answers(getFooter, { workingHours: 'пн–пт', phone: '+7 (800) 100-00-00', email: 'shop@demo.example' });
  const { user } = renderPage(<MobileHeader onMenu={() => undefined} />);
  expect(await screen.findByRole('link', { name: 'Позвонить: +7 (800) 100-00-00' })).toHaveAttribute(
    'href',
    'tel:+78001000000',
  );
  expect(screen.getByRole('link', { name: 'Написать: shop@demo.example' })).toHaveAttribute(
    'href',
    'mailto:shop@demo.example',
  );
  expect(await screen.findByRole('button', { name: 'Город: Москва' })).toBeVisible();
  api.answers(getViewedProducts, { items: [] });
  await user.click(screen.getByRole('button', { name: 'Поиск' }));
  expect(screen.getByRole('dialog', { name: 'Поиск' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Поиск по каталогу' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
