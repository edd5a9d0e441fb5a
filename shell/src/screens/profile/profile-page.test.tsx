import { checkSmsCode, getSecurityEvents, getSessions, sendSmsCode } from '@shop/contracts/account/account';
import { getOwnData } from '@shop/contracts/account/consents';
import { getHeader } from '@shop/contracts/account/header';
import { getProfile, updateProfile } from '@shop/contracts/account/profile';
import { checkSession } from '@shop/contracts/account/session';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import {
  buildHeaderOfTver,
  buildOpenSessionWith,
  buildProfileWith,
  currentSession,
} from './profile.builder.ts';
import { ProfilePage } from './profile-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

beforeEach(() => sessionStorage.clear());

function answerAll(sessions = [currentSession, buildOpenSessionWith()]) {
  api.answers(getProfile, buildProfileWith());
  api.answers(getSessions, { items: sessions });
  api.answers(getSecurityEvents, { items: [] });
  api.answers(getHeader, buildHeaderOfTver());
  api.answers(getOwnData, { consents: [], erasure: null });
}

async function open(options: Parameters<typeof renderPage>[1] = {}) {
  const page = renderPage(
    <>
      <ProfilePage />
      <Toaster />
    </>,
    { url: '/my-profile/', ...options },
  );
  await screen.findByRole('heading', { name: 'Личные данные' });
  const panel = (name: string) => within(screen.getByRole('region', { name }));
  return { ...page, panel };
}

it('shows login, role, city, names, phone, companies and what each right gives', async () => {
  answerAll();
  const { panel } = await open();
  expect(panel('Личные данные').getByText('buyer@demo.example')).toBeVisible();
  expect(await panel('Личные данные').findByText('Тверь, Тверская область')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Фамилия/ })).toHaveValue('Петрова');
  expect(panel('Телефон').getByText('+7 (900) 000-00-01')).toBeVisible();
  const companies = panel('Компании и права');
  expect(companies.getByText('Администратор')).toBeVisible();
  expect(companies.getAllByText(/оформлять заказы/)).toHaveLength(1);
  expect(companies.getAllByText(/видеть цены/)).toHaveLength(2);
  expect(companies.getByText(/Прав пока нет/)).toBeVisible();
});

it('saves the own data and says so', async () => {
  answerAll();
  const saved = api.answers(updateProfile, null);
  api.answers(checkSession, {
    user: { id: 1, login: 'buyer@demo.example', name: 'Анна', role: 'CUSTOMER', scope: [] },
    expiresAt: '2099-01-01T00:00:00.000Z',
  });
  const { user } = await open();
  const lastName = screen.getByRole('textbox', { name: /Фамилия/ });
  await user.clear(lastName);
  expect(lastName).toHaveAccessibleDescription('Это поле обязательно для заполнения');
  await user.type(lastName, 'Сидорова');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Профиль сохранён')).toBeInTheDocument();
  expect(saved).toEqual([
    { name: 'Анна', last_name: 'Сидорова', second_name: '', work_position: 'Снабженец' },
  ]);
});

it('loses nothing typed when saving fails', async () => {
  answerAll();
  api.breaks(updateProfile);
  const { user } = await open();
  const position = screen.getByRole('textbox', { name: /Должность/ });
  await user.clear(position);
  await user.type(position, 'Директор');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
  expect(position).toHaveValue('Директор');
});

it('has what was typed again after a reload, says so, and drops it on request', async () => {
  answerAll();
  const before = await open();
  await before.user.type(screen.getByRole('textbox', { name: /Должность/ }), ' участка');
  before.unmount();
  const { user, panel } = await open();
  expect(screen.getByRole('textbox', { name: /Должность/ })).toHaveValue('Снабженец участка');
  expect(panel('Личные данные').getByRole('status')).toHaveTextContent(
    'Восстановлены несохранённые изменения',
  );
  await user.click(screen.getByRole('button', { name: 'Не восстанавливать' }));
  expect(screen.getByRole('textbox', { name: /Должность/ })).toHaveValue('Снабженец');
  expect(screen.queryByText(/Восстановлены/)).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

it('changes the phone by a code that comes to the new one', async () => {
  answerAll();
  const asked = api.answers(sendSmsCode, { resendAfterS: 60, expiresInS: 300 });
  const checked = api.answers(checkSmsCode, { checkWord: 'w'.repeat(32) });
  const saved = api.answers(updateProfile, null);
  const { user, panel } = await open();
  await user.click(panel('Телефон').getByRole('button', { name: 'Изменить' }));
  const phone = screen.getByLabelText(/Новый телефон/);
  expect(phone).toHaveFocus();
  await user.type(phone, '+7 (916) 123-45-6');
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  expect(phone).toHaveAccessibleDescription(/Введите номер полностью/);
  await user.type(phone, '7');
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  const code = await screen.findByRole('textbox', { name: /Код из SMS/ });
  expect(code).toHaveFocus();
  expect(asked).toEqual([{ phone: '79161234567', purpose: 'registration', captchaToken: '' }]);
  expect(screen.getByRole('button', { name: /Новый код через/ })).toHaveAttribute('aria-disabled');
  await user.type(code, '1234');
  const password = await panel('Телефон').findByLabelText(/Текущий пароль/, { selector: 'input' });
  expect(password).toHaveFocus();
  expect(checked).toEqual([{ phone: '79161234567', code: '1234', purpose: 'registration' }]);
  await user.type(password, 'Demo2026{Enter}');
  expect(await screen.findByText('Телефон изменён. Остальные сеансы завершены')).toBeInTheDocument();
  expect(saved).toEqual([
    { personal_phone: '79161234567', checkWord: 'w'.repeat(32), old_password: 'Demo2026' },
  ]);
  expect(panel('Телефон').getByRole('button', { name: 'Изменить' })).toHaveFocus();
});

it('says at its field that the password is wrong, and loses neither it nor the new phone', async () => {
  answerAll();
  api.answers(sendSmsCode, { resendAfterS: 60, expiresInS: 300 });
  api.answers(checkSmsCode, { checkWord: 'w'.repeat(32) });
  api.refuses(updateProfile, 401, 'credentials', 'Текущий пароль указан неверно', 'old_password');
  const { user, panel } = await open();
  await user.click(panel('Телефон').getByRole('button', { name: 'Изменить' }));
  await user.type(screen.getByLabelText(/Новый телефон/), '+7 (916) 123-45-67{Enter}');
  await user.type(await screen.findByRole('textbox', { name: /Код из SMS/ }), '1234');
  const password = await panel('Телефон').findByLabelText(/Текущий пароль/, { selector: 'input' });
  await user.click(panel('Телефон').getByRole('button', { name: 'Сохранить телефон' }));
  expect(password).toHaveAccessibleDescription('Это поле обязательно для заполнения');
  await user.type(password, 'Demo2025{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription('Текущий пароль указан неверно'));
  expect(password).toHaveValue('Demo2025');
  expect(panel('Телефон').getByText('+7 (916) 123-45-67')).toBeVisible();

  api.refuses(updateProfile, 400, 'validation', 'Подтвердите телефон ещё раз', 'personal_phone');
  await user.type(password, '{Enter}');
  expect(await panel('Телефон').findByRole('alert')).toHaveTextContent('Подтвердите телефон ещё раз');
  await user.click(panel('Телефон').getByRole('button', { name: 'Изменить номер' }));
  expect(screen.getByLabelText(/Новый телефон/)).toHaveValue('+7 (916) 123-45-67');
});

it('says that a code is wrong and keeps the number', async () => {
  answerAll();
  api.answers(sendSmsCode, { resendAfterS: 60, expiresInS: 300 });
  api.refuses(checkSmsCode, 401, 'credentials', 'Код не подходит');
  const { user, panel } = await open();
  await user.click(panel('Телефон').getByRole('button', { name: 'Изменить' }));
  await user.type(screen.getByLabelText(/Новый телефон/), '+7 (916) 123-45-67');
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  await user.type(await screen.findByRole('textbox', { name: /Код из SMS/ }), '0000');
  expect(await screen.findByRole('alert')).toHaveTextContent('Код не подходит');
  await user.click(screen.getByRole('button', { name: 'Изменить номер' }));
  expect(screen.getByLabelText(/Новый телефон/)).toHaveValue('+7 (916) 123-45-67');
});

it.each([
  ['MANAGER', true],
  ['OPERATIONS', false],
] as const)('works for %s, who buys for no company', async (role, hasClients) => {
  api.answers(getProfile, buildProfileWith({ companies: [] }));
  api.answers(getSessions, { items: [currentSession] });
  api.answers(getSecurityEvents, { items: [] });
  api.answers(getHeader, buildHeaderOfTver());
  api.answers(getOwnData, { consents: [], erasure: null });
  await open({ role, scope: [] });
  expect(screen.queryByText(/не состоите/)).not.toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: 'Открыть список' })).toHaveLength(hasClients ? 1 : 0);
  expect(await screen.findByText('Этот сеанс')).toBeVisible();
});

it('says that the profile could not be loaded, and loads it on request', async () => {
  api.refuses(getProfile, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<ProfilePage />, { url: '/my-profile/' });
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  answerAll();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'Личные данные' })).toBeVisible();
});

it('asks for the proof of a phone that others have written down', async () => {
  answerAll();
  api.answers(getProfile, buildProfileWith({ given_phone: '79995550011' }));
  const { user, panel } = await open();
  const phone = panel('Телефон');
  expect(phone.getByText('Подтвердите номер +7 (999) 555-00-11')).toBeVisible();
  expect(phone.getByText('+7 (900) 000-00-01')).toBeVisible();
  await user.click(phone.getByRole('button', { name: 'Подтвердить' }));
  expect(phone.getByRole('textbox', { name: /Новый телефон/ })).toHaveValue('+7 (999) 555-00-11');
});
