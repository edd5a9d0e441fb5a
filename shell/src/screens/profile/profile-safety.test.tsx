import { changePassword, endSessions, getSecurityEvents, getSessions } from '@shop/contracts/account/account';
import { getOwnData } from '@shop/contracts/account/consents';
import { getHeader } from '@shop/contracts/account/header';
import { confirmEmail, getProfile, requestEmailChange } from '@shop/contracts/account/profile';
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

it('changes the password, tells while typing what is missing, and that other sessions end', async () => {
  answerAll();
  const sent = api.answers(changePassword, null);
  const { user, panel } = await open();
  const password = panel('Пароль');
  expect(password.getByText(/на других устройствах нужно будет войти заново/)).toBeVisible();
  const parts = password.getByRole('list');
  await user.type(password.getByLabelText(/Текущий пароль/, { selector: 'input' }), 'Demo2026');
  const fresh = password.getByLabelText(/^Новый пароль \*$|^Новый пароль$/, { selector: 'input' });
  await user.type(fresh, 'Новы');
  expect(within(parts).getByText(/только латинские/)).toHaveTextContent('— нужно');
  await user.clear(fresh);
  await user.type(fresh, 'Winter2027');
  expect(within(parts).queryByText(/нужно;/)).not.toBeInTheDocument();
  const again = password.getByLabelText(/Пароль ещё раз/, { selector: 'input' });
  await user.type(again, 'Winter2026');
  await user.click(password.getByRole('button', { name: 'Изменить пароль' }));
  expect(again).toHaveAccessibleDescription('Пароли не совпадают');
  expect(sent).toEqual([]);
  await user.clear(again);
  await user.type(again, 'Winter2027');
  await user.click(password.getByRole('button', { name: 'Изменить пароль' }));
  expect(await screen.findByText('Пароль изменён. Остальные сеансы завершены')).toBeInTheDocument();
  expect(sent).toEqual([{ old_password: 'Demo2026', password: 'Winter2027' }]);
  expect(panel('Пароль').getByLabelText(/Текущий пароль/, { selector: 'input' })).toHaveValue('');
});

it('says that the old password is wrong', async () => {
  answerAll();
  api.refuses(changePassword, 401, 'credentials', 'Текущий пароль указан неверно');
  const { user, panel } = await open();
  const password = panel('Пароль');
  const inputs = ['Текущий пароль', 'Новый пароль *', 'Пароль ещё раз'];
  for (const label of inputs)
    await user.type(
      password.getByText(
        (_, element) => element?.tagName === 'LABEL' && element.textContent?.startsWith(label) === true,
      ),
      'Winter2027',
    );
  await user.click(password.getByRole('button', { name: 'Изменить пароль' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Текущий пароль указан неверно');
});

it('marks the current session and ends another, and all others', async () => {
  answerAll([
    currentSession,
    buildOpenSessionWith(),
    buildOpenSessionWith({ id: 3, actedBy: 'Елена Морозова' }),
  ]);
  const ended = api.answers(endSessions, { ended: 1 });
  const { user, panel } = await open();
  const sessions = panel('Открытые сеансы');
  const rows = await sessions.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Chrome, WindowsЭтот сеансВход 21.11.2026, 12:00');
  expect(within(rows[0]!).queryByRole('button')).not.toBeInTheDocument();
  expect(rows[2]).toHaveTextContent('работает менеджер Елена Морозова');
  await user.click(within(rows[1]!).getByRole('button', { name: 'Завершить сеанс: Safari, iPhone' }));
  expect(await screen.findByText('Сеанс завершён')).toBeInTheDocument();
  await user.click(sessions.getByRole('button', { name: 'Завершить все остальные' }));
  await waitFor(() => expect(ended).toEqual([{ id: 2 }, {}]));
});

it('offers no end of other sessions when there are none', async () => {
  answerAll([currentSession]);
  const { panel } = await open();
  expect(await panel('Открытые сеансы').findByText('Этот сеанс')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Завершить/ })).not.toBeInTheDocument();
});

it('tells what has happened to the account and who did it, the latest first', async () => {
  answerAll();
  const items = Array.from({ length: 7 }, (_, index) => ({
    id: 7 - index,
    at: '2026-11-21T09:00:00.000Z',
    event: `Вход ${7 - index}`,
    device: 'Chrome, Windows',
    actedBy: null,
  }));
  const phone = { ...items[0]!, event: 'Вход по телефону закрыт', actedBy: 'Елена Морозова' };
  api.answers(getSecurityEvents, { items: [phone, ...items.slice(1)] });
  const { user, panel } = await open();
  const events = panel('События безопасности');
  const rows = await events.findAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows[0]).toHaveTextContent('Вход по телефону закрыт21.11.2026, 12:00, Елена Морозова');
  expect(rows[1]).toHaveTextContent('Вход 621.11.2026, 12:00, Chrome, Windows');
  await user.click(events.getByRole('button', { name: 'Показать более ранние' }));
  const all = events.getAllByRole('listitem');
  expect(all).toHaveLength(7);
  expect(all[5]).toHaveFocus();
});

it('asks for a new e-mail with the password, and says that the old one is valid until the link is opened', async () => {
  answerAll();
  const sent = api.answers(requestEmailChange, null);
  const { user, panel } = await open();
  await user.click(panel('Почта для входа').getByRole('button', { name: 'Сменить почту' }));
  const email = panel('Почта для входа').getByRole('textbox', { name: /Новая почта/ });
  expect(email).toHaveFocus();
  await user.type(email, 'New@shop.example');
  await user.type(
    panel('Почта для входа').getByLabelText(/Текущий пароль/, { selector: 'input' }),
    'Demo2026',
  );
  await user.click(panel('Почта для входа').getByRole('button', { name: 'Отправить ссылку' }));
  expect(
    await panel('Почта для входа').findByText(/письма на new@shop\.example.*входите с.прежней/),
  ).toBeVisible();
  expect(sent).toEqual([{ email: 'new@shop.example', old_password: 'Demo2026' }]);
  expect(panel('Почта для входа').getByRole('button', { name: 'Сменить почту' })).toHaveFocus();
});

it('confirms the e-mail of the link by a button, and keeps the link when it is refused', async () => {
  answerAll();
  api.refuses(confirmEmail, 401, 'credentials', 'Ссылка не действует');
  const code = 'c'.repeat(43);
  const { user } = await open({ url: `/my-profile/?email-code=${code}` });
  await user.click(screen.getByRole('button', { name: 'Подтвердить почту' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ссылка не действует');
  const sent = api.answers(confirmEmail, { email: 'new@shop.example' });
  api.answers(checkSession, {
    user: { id: 1, login: 'new@shop.example', name: 'Анна', role: 'CUSTOMER', scope: [] },
    expiresAt: '2099-01-01T00:00:00.000Z',
  });
  await user.click(screen.getByRole('button', { name: 'Подтвердить почту' }));
  expect(await screen.findByText(/Теперь вы входите с почтой new@shop\.example/)).toBeVisible();
  expect(sent).toEqual([{ code }]);
  expect(screen.queryByRole('button', { name: 'Подтвердить почту' })).not.toBeInTheDocument();
});
