import { returnToOwnSession } from '@shop/contracts/account/impersonation';
import { checkSession as checkSessionCall } from '@shop/contracts/account/session';
import { MANAGER_TOKEN_COOKIE } from '@shop/domain/constants';
import { checkSession, writeCookie } from '@shop/platform/session';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor } from '@testing-library/react';
import { ImpersonationBar } from './impersonation-bar.tsx';

const api = stubApi();

async function renderBar(name: string, companyName = 'ООО «Ромашка»') {
  const actedBy = { id: 3, name: 'Елена Морозова', companyName };
  const user = { id: 1, login: 'b', name, role: 'CUSTOMER' as const, scope: [], actedBy };
  api.answers(checkSessionCall, { user, expiresAt: '2099-01-01T00:00:00.000Z' });
  const view = renderPage(
    <>
      <ImpersonationBar />
      <Toaster />
    </>,
  );
  await act(() => checkSession());
  return view;
}

it('says in whose name one works, word for word (§2.99, §3.55)', async () => {
  await renderBar('Ирина Соколова');
  expect(screen.getByRole('region', { name: 'Работа от имени пользователя' })).toHaveTextContent(
    'Текущий выбранный пользователь: Ирина Соколова, ООО «Ромашка»',
  );
});

it('calls a user without a name «Неизвестно» (§2.101)', async () => {
  await renderBar(' ');
  expect(screen.getByText('Текущий выбранный пользователь: Неизвестно, ООО «Ромашка»')).toBeVisible();
});

it('keeps room at the bottom of the page for as long as it is there', async () => {
  const room = () => document.documentElement.style.getPropertyValue('--acting');
  const { unmount } = await renderBar('Ирина Соколова');
  await waitFor(() => expect(room()).toMatch(/^\d+px$/));
  unmount();
  expect(room()).toBe('');
});

it('says why one cannot leave, and that can be tried again (§2.100)', async () => {
  writeCookie(MANAGER_TOKEN_COOKIE, 'own', 60);
  const { user } = await renderBar('Ирина Соколова');
  api.breaks(returnToOwnSession);
  await user.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(await screen.findByText(/Не удалось выйти/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Выйти' })).toBeEnabled();
});
