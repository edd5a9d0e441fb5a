import { getHome } from '@shop/shared/contracts/home';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { HomePage } from './home-page.tsx';

const api = stubApi();

beforeEach(() => {
  api.answers(getHome, { greetingName: 'Сергей', controls: [] });
});

it('shows operations the way to the release console, by a full navigation', async () => {
  renderPage(<HomePage />, { role: 'OPERATIONS' });
  expect(await screen.findByRole('heading', { name: /Сергей/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Консоль релизов' })).toHaveAttribute('href', '/operations/');
});

it('shows a manager the way to the companies', async () => {
  renderPage(<HomePage />, { role: 'MANAGER' });
  expect(await screen.findByRole('link', { name: 'Открыть компании' })).toHaveAttribute(
    'href',
    '/manager/mycompanies/',
  );
  expect(screen.queryByText('Консоль релизов')).not.toBeInTheDocument();
});
