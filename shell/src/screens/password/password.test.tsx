import {
  changePassword,
  changePasswordByToken,
  checkSmsCode,
  sendPasswordLink,
  sendSmsCode,
} from '@shop/contracts/account/account';
import { getConsentTexts } from '@shop/contracts/account/consents';
import { checkSession, logOut as logOutCall } from '@shop/contracts/account/session';
import { getOutbox } from '@shop/contracts/platform/developer';
import { currentLocation } from '@shop/platform/router';
import { keepSession, logOut } from '@shop/platform/session';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen } from '@testing-library/react';
import { ChangePasswordPage } from './change-password-page.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

const api = stubApi();
const checkWord = 'w'.repeat(32);
const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
const here = () => currentLocation().location.pathname + currentLocation().location.search;
const user = { id: 1, login: 'buyer@demo.example', name: 'Анна', role: 'CUSTOMER' as const, scope: [] };

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  keepSession();
  jest.useRealTimers();
});
beforeEach(() => {
  api.refuses(getOutbox, 404, 404, 'Не найдено');
  api.answers(getConsentTexts, { items: [] });
});

it('sends a link by e-mail and does not say whether the address is known (§2.10)', async () => {
  const requests = api.answers(sendPasswordLink, undefined);
  const page = renderPage(<ForgotPasswordPage />, { url: '/forgot-password/' });
  await page.user.type(screen.getByRole('textbox', { name: /Электронная почта/ }), 'Buyer@demo.example');
  await page.user.click(screen.getByRole('button', { name: 'Отправить ссылку' }));
  expect(await screen.findByRole('heading', { name: 'Проверьте почту' })).toHaveFocus();
  expect(screen.getByText(/Если с этим адресом есть аккаунт/)).toBeVisible();
  expect(requests).toEqual([{ email: 'buyer@demo.example', captchaToken: '' }]);
});

it('leads from the code of a text message to the new password (§2.10)', async () => {
  api.answers(sendSmsCode, { resendAfterS: 60, expiresInS: 300 });
  const requests = api.answers(checkSmsCode, { checkWord });
  const page = renderPage(<ForgotPasswordPage />, { url: '/forgot-password/?tab=sms' });
  await page.user.type(await screen.findByRole('textbox', { name: /Телефон/ }), '9000000001');
  await page.user.click(screen.getByRole('button', { name: 'Получить код' }));
  await page.user.type(await screen.findByRole('textbox', { name: /Код из SMS/ }), '1234');
  expect(requests).toEqual([{ phone: '79000000001', code: '1234', purpose: 'recovery' }]);
  expect(here()).toBe(`/change-password/?checkword=${checkWord}`);
});

it('changes the password by a verification token, which then leaves the address', async () => {
  const requests = api.answers(changePasswordByToken, { token: 'token' });
  api.answers(checkSession, { user, expiresAt: '2099-01-01T00:00:00.000Z' });
  const page = renderPage(<ChangePasswordPage />, { url: `/change-password/?checkword=${checkWord}` });
  await page.user.type(field(/^Новый пароль/), 'Demo2027');
  await page.user.type(field(/^Пароль ещё раз/), 'Demo2027');
  await page.user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  expect(await screen.findByText(/Сеансы на других устройствах завершены/)).toBeVisible();
  expect(requests).toEqual([{ checkWord, password: 'Demo2027' }]);
  expect(here()).toBe('/change-password/?changed');
});

it('speaks to whoever was invited of a first password, and of no other sessions', async () => {
  api.answers(changePasswordByToken, { token: 'token' });
  api.answers(checkSession, { user, expiresAt: '2099-01-01T00:00:00.000Z' });
  const url = `/change-password/?checkword=${checkWord}&first`;
  const page = renderPage(<ChangePasswordPage />, { url });
  expect(screen.getByRole('heading', { name: 'Придумайте пароль' })).toBeVisible();
  await page.user.type(field(/^Пароль(?! ещё)/), 'Demo2027');
  await page.user.type(field(/^Пароль ещё раз/), 'Demo2027');
  await page.user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  expect(await screen.findByRole('heading', { name: 'Пароль задан' })).toBeVisible();
  expect(screen.queryByText(/других устройствах/)).not.toBeInTheDocument();
});

it('asks an invited customer for consents, unticked, and a member of staff for none (§6.80)', async () => {
  const publishedAt = '2026-11-20T09:00:00.000Z';
  api.answers(getConsentTexts, {
    items: [{ id: 3, kind: 'personal-data', version: 1, text: 'Я даю согласие', publishedAt }],
  });
  const requests = api.answers(changePasswordByToken, { token: 'token' });
  api.answers(checkSession, { user, expiresAt: '2099-01-01T00:00:00.000Z' });
  const url = `/change-password/?checkword=${checkWord}&first`;
  const page = renderPage(<ChangePasswordPage />, { url });
  const box = await screen.findByRole('checkbox', { name: /обработку моих персональных данных/ });
  expect(box).not.toBeChecked();
  await page.user.type(field(/^Пароль(?! ещё)/), 'Demo2027');
  await page.user.type(field(/^Пароль ещё раз/), 'Demo2027');
  await page.user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  expect(await screen.findByText(/принять приглашение нельзя/)).toBeVisible();
  expect(box).toHaveFocus();
  expect(requests).toHaveLength(0);
  await page.user.click(box);
  await page.user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  expect(await screen.findByRole('heading', { name: 'Пароль задан' })).toBeVisible();
  expect(requests).toEqual([{ checkWord, password: 'Demo2027', consents: [3] }]);
  page.unmount();
  renderPage(<ChangePasswordPage />, { url: `${url}=staff` });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('says that a link is worn out and offers another (§8.11)', async () => {
  api.refuses(changePasswordByToken, 400, 'credentials', 'Ссылка уже использована или устарела');
  const page = renderPage(<ChangePasswordPage />, { url: `/change-password/?checkword=${checkWord}` });
  await page.user.type(field(/^Новый пароль/), 'Demo2027');
  await page.user.type(field(/^Пароль ещё раз/), 'Demo2027');
  await page.user.click(screen.getByRole('button', { name: 'Сохранить пароль' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ссылка уже использована или устарела');
  expect(screen.getByRole('link', { name: 'Запросить новую ссылку' })).toHaveAttribute(
    'href',
    '/forgot-password/',
  );
});

it('asks whoever is logged in for the old password', async () => {
  const requests = api.answers(changePassword, undefined);
  const page = renderPage(<ChangePasswordPage />, { url: '/change-password/' });
  await page.user.type(field(/^Текущий пароль/), 'Demo2026');
  await page.user.type(field(/^Новый пароль/), 'Demo2027');
  await page.user.type(field(/^Пароль ещё раз/), 'Demo2028');
  expect(field(/^Пароль ещё раз/)).toHaveAccessibleDescription('Пароли не совпадают');
  await page.user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
  expect(requests).toEqual([]);
  await page.user.type(field(/^Пароль ещё раз/), '{Backspace}7');
  await page.user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
  expect(await screen.findByRole('heading', { name: 'Пароль изменён' })).toBeVisible();
  expect(requests).toEqual([{ old_password: 'Demo2026', password: 'Demo2027' }]);
});

it('tells a visitor without a link where to get one', async () => {
  api.answers(logOutCall, undefined);
  renderPage(<ChangePasswordPage />, { url: '/change-password/' });
  await act(() => logOut());
  expect(screen.getByRole('link', { name: 'Получить ссылку' })).toHaveAttribute('href', '/forgot-password/');
});

it('says at once that a link is damaged, before a password is typed', () => {
  renderPage(<ChangePasswordPage />, { url: '/change-password/?checkword=zzz' });
  expect(screen.getByText('Ссылка повреждена')).toBeVisible();
  expect(screen.queryByLabelText(/Новый пароль/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Получить ссылку' })).toHaveAttribute('href', '/forgot-password/');
});
