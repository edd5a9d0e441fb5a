import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { CookieNotice } from './cookie-notice.tsx';

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test forgets the choice.
  document.cookie = 'cookie-notice=; Max-Age=0; Path=/';
});

const page = (
  <>
    <main id="main" tabIndex={-1} />
    <CookieNotice />
  </>
);

it('is open by default, and once acknowledged stays away (§4.17, §4.18, §4.19, §5.27)', async () => {
  const { user, unmount } = renderPage(page);
  await user.click(await screen.findByRole('button', { name: 'Понятно' }));
  expect(screen.queryByRole('region', { name: 'Файлы cookie' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.cookie).toContain('cookie-notice=closed');
  unmount();
  renderPage(page);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('keeps room at the bottom of the page for as long as it is there', async () => {
  const room = () => document.documentElement.style.getPropertyValue('--notice');
  const { user } = renderPage(page);
  await screen.findByRole('region', { name: 'Файлы cookie' });
  expect(room()).toMatch(/^\d+px$/);
  await user.click(screen.getByRole('button', { name: 'Понятно' }));
  expect(room()).toBe('');
});
