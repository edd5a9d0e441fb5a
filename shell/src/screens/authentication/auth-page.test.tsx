import { authenticateByPhone, sendSmsCode } from '@shop/contracts/account/account';
import { authenticate, checkSession } from '@shop/contracts/account/session';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { AuthPage } from './auth-page.tsx';

const api = stubApi();
const session = { id: 1, login: 'buyer@demo.example', name: 'Анна', role: 'CUSTOMER' as const, scope: [] };
const inSession = { user: session, expiresAt: '2099-01-01T00:00:00.000Z' };
const sent = { resendAfterS: 60, expiresInS: 300 };

const loginField = () => screen.getByRole('textbox', { name: /Электронная почта/ });
const passwordField = () => screen.getByLabelText(/^Пароль/, { selector: 'input' });

async function fillIn(login: string, password: string) {
  const { user } = renderPage(<AuthPage />, { url: '/auth' });
  if (login) await user.type(loginField(), login);
  if (password) await user.type(passwordField(), password);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  return user;
}

async function askForCode() {
  const { user } = renderPage(<AuthPage />, { url: '/auth?tab=sms' });
  await user.type(await screen.findByRole('textbox', { name: /Телефон/ }), '9000000001');
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  return user;
}

beforeEach(() => sessionStorage.clear());

describe('by password', () => {
  it.each([
    ['Buyer@demo.example', 'buyer@demo.example'],
    ['8 (900) 000-00-01', '79000000001'],
  ])('sends %s and the password once', async (typed, login) => {
    const requests = api.answers(authenticate, { token: 'token' });
    api.answers(checkSession, inSession);
    await fillIn(typed, 'Demo2026');
    expect(requests).toEqual([{ login, password: 'Demo2026' }]);
  });

  it('asks for what is missing and sends nothing', async () => {
    await fillIn('', '');
    expect(screen.getAllByText('Это поле обязательно для заполнения')).toHaveLength(2);
    expect(loginField()).toHaveFocus();
  });

  it('says what is wrong while it is typed', async () => {
    const { user } = renderPage(<AuthPage />, { url: '/auth' });
    await user.type(loginField(), 'buyer');
    expect(loginField()).toHaveAccessibleDescription('Некорректный Email');
    await user.clear(loginField());
    await user.type(loginField(), '8900');
    expect(loginField()).toHaveAccessibleDescription('Введите номер полностью');
    await user.type(passwordField(), 'Demo2');
    expect(passwordField()).toHaveAccessibleDescription('Должно быть больше 6 символов');
  });

  it('says that login or password is wrong and keeps both', async () => {
    api.refuses(authenticate, 401, 'credentials', 'Неверный логин или пароль');
    await fillIn('buyer@demo.example', 'Demo2025');
    expect(await screen.findByRole('alert')).toHaveTextContent('Неверный логин или пароль');
    expect(loginField()).toHaveValue('buyer@demo.example');
    expect(passwordField()).toHaveValue('Demo2025');
  });

  it('says that the server cannot be reached', async () => {
    api.breaks(authenticate);
    await fillIn('buyer@demo.example', 'Demo2026');
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
  });

  it('is one of two tabs, beside that of the text message (§2.7)', () => {
    renderPage(<AuthPage />, { url: '/auth' });
    const tabs = screen.getByRole('link', { name: 'По SMS' }).closest('nav')!;
    expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      'По паролю',
      'По SMS',
    ]);
  });

  it('keeps where to go back to in the addresses of its tabs', () => {
    renderPage(<AuthPage />, { url: '/auth?redirect=%2Forders%2F' });
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'По SMS' });
    expect(new URL(href).search).toBe('?redirect=%2Forders%2F&tab=sms');
  });
});

describe('by SMS', () => {
  it('sends a code, and logs in by itself with the fourth digit (§5.13)', async () => {
    const asked = api.answers(sendSmsCode, sent);
    const tried = api.answers(authenticateByPhone, { token: 'token' });
    api.answers(checkSession, inSession);
    const user = await askForCode();
    expect(await screen.findByText(/\+7 \(900\) 000-00-01/)).toBeVisible();
    const code = screen.getByRole('textbox', { name: /Код из SMS/ });
    expect(code).toHaveFocus();
    await user.type(code, '123');
    expect(code).not.toHaveAccessibleDescription(/4 цифры/);
    expect(tried).toEqual([]);
    await user.type(code, '4');
    expect(asked).toEqual([{ phone: '79000000001', purpose: 'login', captchaToken: '' }]);
    expect(tried).toEqual([{ phone: '79000000001', code: '1234' }]);
  });

  it('lets the server ask for the digits that are missing', async () => {
    api.answers(sendSmsCode, sent);
    const user = await askForCode();
    const code = await screen.findByRole('textbox', { name: /Код из SMS/ });
    await user.type(code, '123');
    api.refuses(authenticateByPhone, 400, 'validation', 'Смс код содержит только 4 цифры', 'code');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Смс код содержит только 4 цифры/));
  });

  it('has the field of the code again after a reload, and begins anew once the code was used', async () => {
    api.answers(sendSmsCode, sent);
    await askForCode();
    await screen.findByText(/\+7 \(900\) 000-00-01/);
    cleanup();
    const { user } = renderPage(<AuthPage />, { url: '/auth?tab=sms' });
    const code = await screen.findByRole('textbox', { name: /Код из SMS/ });
    expect(screen.getByRole('button', { name: /Новый код через/ })).toBeVisible();
    const tried = api.answers(authenticateByPhone, { token: 'token' });
    api.answers(checkSession, inSession);
    await user.type(code, '1234');
    await waitFor(() => expect(tried).toEqual([{ phone: '79000000001', code: '1234' }]));
    cleanup();
    renderPage(<AuthPage />, { url: '/auth?tab=sms' });
    expect(await screen.findByRole('textbox', { name: /Телефон/ })).toBeVisible();
  });

  it('asks for the whole number and sends nothing', async () => {
    const { user } = renderPage(<AuthPage />, { url: '/auth?tab=sms' });
    const phone = await screen.findByRole('textbox', { name: /Телефон/ });
    await user.type(phone, '900');
    await user.click(screen.getByRole('button', { name: 'Получить код' }));
    expect(phone).toHaveAccessibleDescription('Введите номер полностью');
  });

  it('says that the code is wrong and has it typed over', async () => {
    api.answers(sendSmsCode, sent);
    api.refuses(authenticateByPhone, 401, 'credentials', 'Неверный код');
    const user = await askForCode();
    const code = await screen.findByRole('textbox', { name: /Код из SMS/ });
    await user.type(code, '1234');
    expect(await screen.findByRole('alert')).toHaveTextContent('Неверный код');
    expect(code).toHaveFocus();
    expect(code).toHaveValue('1234');
  });

  it('counts down to the next code, and then sends another', async () => {
    const asked = api.answers(sendSmsCode, { ...sent, resendAfterS: 2 });
    const user = await askForCode();
    expect(await screen.findByRole('button', { name: /Новый код через 0:0\d/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(await screen.findByRole('button', { name: 'Отправить код ещё раз' }, { timeout: 4000 }));
    expect(asked).toHaveLength(2);
  });

  it('goes back to the phone with what was typed', async () => {
    api.answers(sendSmsCode, sent);
    const user = await askForCode();
    await user.click(await screen.findByRole('button', { name: 'Изменить номер' }));
    expect(screen.getByRole('textbox', { name: /Телефон/ })).toHaveValue('+7 (900) 000-00-01');
  });

  it('says how long to wait when too many codes were asked for', async () => {
    api.refuses(sendSmsCode, 429, 'limit', 'Новый код можно запросить через 48 секунд');
    await askForCode();
    expect(await screen.findByRole('alert')).toHaveTextContent('через 48 секунд');
  });
});

it('keeps where the visitor wanted to go on the way to the registration', () => {
  renderPage(<AuthPage />, { url: '/auth?redirect=%2Fbasket%2F&tab=sms' });
  expect(screen.getByRole('link', { name: 'Зарегистрируйтесь' })).toHaveAttribute(
    'href',
    '/registration/?redirect=%2Fbasket%2F',
  );
});
