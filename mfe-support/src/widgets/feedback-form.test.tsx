import { type ConsentText, getConsentTexts } from '@shop/contracts/account/consents';
import { getProfile } from '@shop/contracts/account/profile';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { sendFeedback } from '@shop/contracts/support/feedback';
import { subscribe } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Widget } from './feedback-form.tsx';

const api = stubApi();
const profile: WireAnswer<typeof getProfile> = {
  id: 1,
  name: 'Анна',
  last_name: 'Петрова',
  second_name: 'Ивановна',
  email: 'buyer@demo.example',
  personal_phone: '79000000001',
  work_position: '',
  roleName: 'Покупатель',
  companies: [],
};

beforeEach(() => {
  sessionStorage.clear();
  api.answers(getProfile, profile);
  api.answers(getConsentTexts, { items: [] });
});

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const name = () => field(/Фамилия/);
const phone = () => field(/Телефон/);
const message = () => field(/Сообщение/);
const submit = () => screen.getByRole('button', { name: 'Отправить' });

async function open() {
  const page = renderPage(<Widget />);
  await screen.findByRole('textbox', { name: /Сообщение/ });
  return page;
}

it('prefills name and phone of the user, and focuses the message', async () => {
  await open();
  expect(name()).toHaveValue('Петрова Анна Ивановна');
  expect(phone()).toHaveValue('+7 (900) 000-00-01');
  expect(message()).toHaveFocus();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Заполните все поля');
});

it('sends a complete form, thanks, and tells the shell (§3.12, §4.34, §7.78)', async () => {
  const sent = api.answers(sendFeedback, null);
  const onSent = jest.fn();
  const stop = subscribe('feedback.sent', onSent);
  const { user } = await open();
  await user.type(message(), 'Когда откроется склад?');
  expect(submit()).toBeEnabled();
  await user.click(submit());
  expect(await screen.findByRole('status')).toHaveTextContent('Сообщение отправлено');
  expect(sent).toEqual([
    {
      name: 'Петрова Анна Ивановна',
      phone: '79000000001',
      message: 'Когда откроется склад?',
      captchaToken: '',
    },
  ]);
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
  stop();
});

it('asks a visitor for the required consent, unticked, and not for advertising (§6.80)', async () => {
  const text: ConsentText = {
    ...{ id: 3, kind: 'personal-data', version: 1, text: 'Я даю согласие' },
    publishedAt: '2026-11-20T09:00:00.000Z',
  };
  api.answers(getConsentTexts, { items: [text, { ...text, id: 4, kind: 'marketing' }] });
  const sent = api.answers(sendFeedback, null);
  const { user } = renderPage(<Widget />, { isVisitor: true });
  await user.type(await screen.findByRole('textbox', { name: /Фамилия/ }), 'Анна Петрова');
  await user.type(phone(), '9000000001');
  await user.type(message(), 'Вопрос');
  const box = await screen.findByRole('checkbox');
  expect(box).not.toBeChecked();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Отметьте согласие');
  await user.click(box);
  await user.click(submit());
  expect(await screen.findByRole('status')).toHaveTextContent('Сообщение отправлено');
  expect(sent).toEqual([expect.objectContaining({ message: 'Вопрос', consents: [3] })]);
});

it('shows the new version of a consent that was published meanwhile, unticked', async () => {
  const text: ConsentText = {
    ...{ id: 3, kind: 'personal-data', version: 1, text: 'Я даю согласие' },
    publishedAt: '2026-11-20T09:00:00.000Z',
  };
  api.answers(getConsentTexts, { items: [text] });
  const { user } = renderPage(<Widget />, { isVisitor: true });
  await user.type(await screen.findByRole('textbox', { name: /Фамилия/ }), 'Анна Петрова');
  await user.type(phone(), '9000000001');
  await user.type(message(), 'Вопрос');
  await user.click(await screen.findByRole('checkbox'));
  api.refuses(sendFeedback, 400, 'validation', 'Текст согласия обновился', 'consents');
  api.answers(getConsentTexts, { items: [{ ...text, id: 5, version: 2, text: 'Я даю новое согласие' }] });
  await user.click(submit());
  expect(await screen.findByText('Я даю новое согласие')).toBeInTheDocument();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByText('Текст согласия обновился')).toBeVisible();
  expect(message()).toHaveValue('Вопрос');
  const sent = api.answers(sendFeedback, null);
  await user.click(screen.getByRole('checkbox'));
  await user.click(submit());
  expect(await screen.findByRole('status')).toHaveTextContent('Сообщение отправлено');
  expect(sent).toEqual([expect.objectContaining({ consents: [5] })]);
});

it('does not ask a customer who has agreed already', async () => {
  await open();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('validates while typing, and cannot be sent meanwhile (§5.18)', async () => {
  const { user } = await open();
  await user.type(message(), 'Вопрос');
  await user.clear(name());
  expect(name()).toHaveAccessibleDescription('Это поле обязательно для заполнения');
  expect(submit()).toBeDisabled();
  await user.type(name(), 'Анна');
  expect(name()).toBeValid();
  await user.clear(phone());
  await user.type(phone(), '+7 (900) 000');
  expect(phone()).toHaveAccessibleDescription('Введите номер полностью');
  expect(submit()).toBeDisabled();
});

it('keeps typed text when sending fails, when the modal is closed, and across a reload (§8.18)', async () => {
  api.refuses(sendFeedback, 503, 'unavailable', 'Сервис временно недоступен');
  const { user, unmount } = await open();
  await user.type(message(), '<b>Жирный</b> вопрос');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Сообщение не отправленоСервис временно недоступенТекст сохранён',
  );
  expect(message()).toHaveValue('<b>Жирный</b> вопрос');
  unmount();
  const again = await open();
  expect(message()).toHaveValue('<b>Жирный</b> вопрос');
  expect(submit()).toBeEnabled();
  expect(screen.getByRole('status')).toHaveTextContent('Восстановлены несохранённые изменения');
  await again.user.click(screen.getByRole('button', { name: 'Не восстанавливать' }));
  expect(message()).toHaveValue('');
  expect(name()).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
});

it('says why the server refuses it, and can be sent again', async () => {
  const { user } = await open();
  await user.type(message(), 'Вопрос');
  api.refuses(sendFeedback, 429, 'limit', 'С вашего адреса уже пришло несколько сообщений.');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('несколько сообщений');
  await waitFor(() => expect(submit()).toBeEnabled());
});

it.each([
  ['that it was sent', () => void api.answers(sendFeedback, null), /^Сообщение отправлено$/],
  [
    'that it was not, and is kept',
    () => api.refuses(sendFeedback, 503, 'unavailable', 'Сервис временно недоступен'),
    /не.отправлено, текст сохранён\. Сервис временно недоступен/,
  ],
])('tells whoever closes the form while it is being sent %s', async (_, answer, words) => {
  answer();
  render(<Toaster />);
  const { user, unmount } = await open();
  await user.type(message(), 'Вопрос');
  fireEvent.click(submit());
  unmount();
  expect(await screen.findByText(words)).toBeVisible();
});

it('keeps drafts of users apart', async () => {
  sessionStorage.setItem(
    'shop.draft.feedback.7',
    JSON.stringify({ name: 'Чужой', phone: '', message: 'Секрет' }),
  );
  await open();
  expect(message()).toHaveValue('');
  expect(name()).toHaveValue('Петрова Анна Ивановна');
});

it('appears without the profile', async () => {
  api.refuses(getProfile, 503, 'unavailable', 'База данных не отвечает');
  await open();
  expect(name()).toHaveValue('');
  expect(name()).toHaveFocus();
});

it('grows with the message', async () => {
  const { user } = await open();
  expect(message()).toHaveAttribute('rows', '4');
  await act(() => user.type(message(), '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6'));
  expect(message()).toHaveAttribute('rows', '6');
});
