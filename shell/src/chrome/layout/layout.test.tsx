import { getHeader, getSidebar } from '@shop/contracts/account/header';
import { logOut } from '@shop/contracts/account/session';
import { getFooter } from '@shop/contracts/platform/site-state';
import { subscribe } from '@shop/platform/events';
import { history } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { startScreens } from '../../host/screen/screen.atoms.ts';
import { buildHeaderWith } from '../../testing/header.builder.ts';
import { DefaultLayout } from './default-layout.tsx';
import { PlainLayout } from './plain-layout.tsx';

const api = stubApi();
let isPhone = false;

beforeEach(() => {
  isPhone = false;
  window.matchMedia = ((query: string) =>
    Object.assign(new EventTarget(), {
      matches: isPhone && query.includes('max-width'),
      media: query,
    })) as never;
  window.scrollTo = jest.fn();
  Object.assign(window, { scrollY: 0 });
  api.answers(getHeader, buildHeaderWith());
  api.answers(getSidebar, { items: [] });
  api.answers(getFooter, { workingHours: 'Пн–пт', phone: '+7 (800) 100-00-00', email: 'shop@demo.example' });
});

it('has the menu beside the page on wide screens, unless the route wants none (§2.50, §2.58)', async () => {
  const { unmount } = renderPage(<DefaultLayout>Страница</DefaultLayout>);
  expect(await screen.findByRole('navigation', { name: 'Меню' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Быстрое меню' })).not.toBeInTheDocument();
  unmount();
  renderPage(<DefaultLayout hasSideMenu={false}>Страница</DefaultLayout>);
  expect(await screen.findByText('Анна Петрова')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Меню' })).not.toBeInTheDocument();
});

it('has the menu in a drawer on phones, which any change of route closes, even to the same page (§2.51, §3.59, §4.21)', async () => {
  isPhone = true;
  const { user } = renderPage(<DefaultLayout>Страница</DefaultLayout>, { url: '/catalog/' });
  expect(screen.getByRole('navigation', { name: 'Быстрое меню' })).toBeVisible();
  for (const to of ['/catalog/', '/catalog/?page=2', '/basket/']) {
    await user.click(screen.getByRole('button', { name: 'Меню' }));
    expect(screen.getByRole('dialog', { name: 'Меню' })).toBeVisible();
    act(() => history.push(to));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});

it('asks before logging out, and ends the session only on the answer (§2.54, §3.56, §4.13)', async () => {
  const ended: string[] = [];
  const stop = subscribe('session.ended', ({ reason }) => void ended.push(reason));
  api.answers(logOut, null);
  const { user } = renderPage(<DefaultLayout>Страница</DefaultLayout>);
  const aside = screen.getByRole('complementary');
  await user.click(within(aside).getByRole('button', { name: 'Выйти' }));
  await user.click(await screen.findByRole('button', { name: 'Остаться' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(within(aside).getByRole('button', { name: 'Выйти' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Выйти из аккаунта?' });
  await user.click(within(dialog).getByRole('button', { name: 'Выйти' }));
  await screen.findByText('Страница');
  expect(ended).toEqual(['logout']);
  stop();
});

it('offers the way back to the top after any scroll (§2.55)', async () => {
  const { user } = renderPage(<DefaultLayout>Страница</DefaultLayout>);
  expect(screen.queryByRole('button', { name: 'Наверх' })).not.toBeInTheDocument();
  Object.assign(window, { scrollY: 1 });
  fireEvent.scroll(window);
  await user.click(await screen.findByRole('button', { name: 'Наверх' }));
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('has header, footer and page around (§2.52)', async () => {
  renderPage(<DefaultLayout>Страница</DefaultLayout>);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Страница');
  expect(await screen.findByRole('contentinfo')).toBeVisible();
});

it('shows visitors of a typical page the ways in (§2.57, §2.77, §6.1)', () => {
  startScreens([]);
  renderPage(<PlainLayout>О компании</PlainLayout>, { isVisitor: true });
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/auth');
  expect(screen.getByRole('link', { name: 'Регистрация' })).toHaveAttribute('href', '/registration/');
  expect(screen.getByRole('main')).toHaveTextContent('О компании');
});
