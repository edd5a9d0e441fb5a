import { getHeader, getSidebar } from '@shop/contracts/account/header';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { startScreens } from '../../host/screen/screen.atoms.ts';
import { buildAreaWith } from '../../testing/area.builder.ts';
import { buildHeaderWith } from '../../testing/header.builder.ts';
import { SideMenu } from './side-menu.tsx';

const api = stubApi();
const route = { guard: 'auth', layout: 'default' as const, title: '' };
const entry = { icon: 'finances', group: 2 as const, guard: 'auth' };

beforeAll(() => {
  startScreens([
    buildAreaWith({
      area: 'finances',
      routes: [
        { ...route, path: '/finances/' },
        { ...route, path: '/reports/' },
      ],
      menu: [
        { ...entry, link: '/finances/', name: 'Финансы', permission: 'finances.see' },
        { ...entry, link: '/reports/', name: 'Отчёты' },
      ],
    }),
  ]);
});
beforeEach(() => {
  api.answers(getHeader, buildHeaderWith());
  api.answers(getSidebar, { items: [] });
});

it('shows entries that areas bring along', async () => {
  renderPage(<SideMenu onLogout={() => undefined} />);
  expect(await screen.findByRole('link', { name: 'Отчёты' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Финансы' })).toBeVisible();
});

it('leaves out what the user has no right to, even though an area brings it', async () => {
  renderPage(<SideMenu onLogout={() => undefined} />, { scope: ['prices'] });
  expect(await screen.findByRole('link', { name: 'Отчёты' })).toBeVisible();
  expect(screen.queryByText('Финансы')).not.toBeInTheDocument();
  expect(screen.queryByText('Консоль релизов')).not.toBeInTheDocument();
});

it('offers operations the release console, by a full navigation, and nothing of the shop', async () => {
  renderPage(<SideMenu onLogout={() => undefined} />, { role: 'OPERATIONS' });
  expect(await screen.findByRole('link', { name: 'Отчёты' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Консоль релизов' })).toHaveAttribute('href', '/operations/');
  expect(screen.queryByText('Сравнение')).not.toBeInTheDocument();
  expect(screen.queryByText('Избранное')).not.toBeInTheDocument();
});
