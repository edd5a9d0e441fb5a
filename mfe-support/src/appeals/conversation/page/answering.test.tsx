import { addAppealMessage, getAppeal } from '@shop/contracts/support/appeals';
import { uploadAttachment } from '@shop/contracts/support/attachments';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { asManager, buildAppealWith, buildMessageWith, openAppeal, renderAppeal } from './appeal.builder.tsx';

const api = stubApi();
beforeEach(() => sessionStorage.clear());

const field = () => screen.findByRole('textbox', { name: /Ваше сообщение|Ответ клиенту/ });
const conversation = () => within(screen.getByRole('region', { name: 'Переписка' }));
const own = (message: string, id = 9) =>
  buildMessageWith({ id, side: 'customer', isMine: true, authorName: 'Анна Петрова', message });

/** From now on the stubbed server has the message. */
const takesIn = (message: string, keys: (string | null)[] = []) =>
  api.answers(addAppealMessage, (request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    api.answers(getAppeal, { appeal: buildAppealWith({ messages: [buildMessageWith(), own(message)] }) });
    return { id: 9, status: 'in-progress' as const };
  });

it('shows a sent message at once, and keeps the focus in an empty field', async () => {
  api.hangs(addAppealMessage);
  const { user } = openAppeal(api);
  await user.type(await field(), 'Жду фото');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(conversation().getByText('Жду фото')).toBeVisible();
  expect(conversation().getByText('отправляется…')).toBeVisible();
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
});

it('sends by Ctrl+Enter, and the message is in the conversation once', async () => {
  const sent = takesIn('Вот фото');
  const { user } = openAppeal(api);
  await user.type(await field(), 'Вот фото{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByText('отправляется…')).not.toBeInTheDocument());
  expect(await screen.findAllByText('Вот фото')).toHaveLength(1);
  expect(sent).toEqual([{ id: 77, message: 'Вот фото', attachmentIds: [], status: null, afterId: null }]);
});

it('says what is missing instead of sending nothing', async () => {
  const { user } = openAppeal(api);
  await user.type(await field(), '   ');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await field()).toHaveAccessibleDescription(/Напишите сообщение или.приложите файл/);
});

it('never sends a message without a failed file unless the user decides so', async () => {
  api.refuses(uploadAttachment, 400, 'validation', 'Это программа', 'file');
  const sent = takesIn('Вот счёт');
  const { user } = openAppeal(api);
  await user.type(await field(), 'Вот счёт');
  fireEvent.change(screen.getByLabelText('Файлы к сообщению'), {
    target: { files: [new File(['MZ'], 'счёт.exe')] },
  });
  await screen.findByText('Это программа');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/1 файл не.приложен. Уберите файл\.$/);
  const remove = screen.getByRole('button', { name: 'Убрать файл: счёт.exe' });
  expect(remove).toHaveFocus();
  expect(await field()).toHaveValue('Вот счёт');
  expect(sent).toEqual([]);

  await user.click(remove);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('keeps a failed message, and retries it under the same key', async () => {
  api.breaks(addAppealMessage);
  const { user } = openAppeal(api);
  await user.type(await field(), 'Жду ответа');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await conversation().findByRole('alert')).toHaveTextContent(/Не отправлено. Нет связи с сервером/);

  const keys: (string | null)[] = [];
  takesIn('Жду ответа', keys);
  sessionStorage.setItem('seen', sessionStorage.getItem('shop.outgoing.77.1') ?? '');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(conversation().queryByRole('alert')).not.toBeInTheDocument());
  expect(await screen.findAllByText('Жду ответа')).toHaveLength(1);
  expect(JSON.parse(sessionStorage.getItem('seen') ?? '')).toMatchObject([{ key: keys[0] }]);
});

it('returns a failed message to the field, before text typed since', async () => {
  api.breaks(addAppealMessage);
  const { user } = openAppeal(api);
  await user.type(await field(), 'Первое');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await conversation().findByRole('alert');
  await user.type(await field(), 'Второе');
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  expect(await field()).toHaveValue('Первое\n\nВторое');
  expect(conversation().queryByText('Первое')).not.toBeInTheDocument();
});

it('keeps typed text and unsent messages across a reload', async () => {
  api.breaks(addAppealMessage);
  const { user, unmount } = openAppeal(api);
  await user.type(await field(), 'Не дошло');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await conversation().findByRole('alert');
  await user.type(await field(), 'Ещё пишу');
  unmount();

  openAppeal(api);
  expect(await field()).toHaveValue('Ещё пишу');
  expect(conversation().getByText('Не дошло')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

it('opens the error modal with the first message of a refusal and keeps the text', async () => {
  api.refuses(addAppealMessage, 403, 'forbidden', 'Недостаточно прав для этого действия');
  const { user } = openAppeal(api);
  await user.type(await field(), 'Здравствуйте');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  const modal = await screen.findByRole('alertdialog', { name: /Сообщение не отправлено/ });
  expect(modal).toHaveTextContent('Недостаточно прав для этого действия');
  expect(conversation().getByText('Здравствуйте')).toBeInTheDocument();
});

it('keeps the scroll position while typing, and announces a new message', async () => {
  const { user } = openAppeal(api);
  await user.type(await field(), 'Я ещё пи');
  const answer = buildMessageWith({ id: 2, message: 'Заменим завтра', isUnread: true });
  api.answers(getAppeal, { appeal: buildAppealWith({ messages: [buildMessageWith(), answer] }) });
  act(() => publish('appeal.changed', { appealId: 77 }));
  expect(await screen.findByText('Заменим завтра')).toBeVisible();
  expect(screen.getByText('Новое сообщение: Татьяна Орлова')).toHaveAttribute('role', 'status');
  expect(await field()).toHaveValue('Я ещё пи');
  expect(await field()).toHaveFocus();
});

describe('a manager', () => {
  const asked = {
    side: 'shop',
    messages: [own('Где заказ?', 5)].map((one) => ({ ...one, isMine: false })),
  } as const;

  it('sends an answer with a status and the id of the last message seen', async () => {
    const sent = api.answers(addAppealMessage, { id: 6, status: 'solved' });
    const { user } = openAppeal(api, asked, asManager);
    await user.type(await field(), 'Едет');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Отправить и' }), 'отметить решённым');
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    await waitFor(() =>
      expect(sent).toEqual([{ id: 77, message: 'Едет', attachmentIds: [], status: 'solved', afterId: 5 }]),
    );
  });

  it('shows the answer of a faster colleague, keeps the text and allows sending anyway', async () => {
    const told = 'Пока вы писали, ответил(а) Олег Смирнов';
    const { user } = openAppeal(api, asked, asManager);
    await user.type(await field(), 'Едет');
    api.refuses(addAppealMessage, 409, 'conflict', told);
    const faster = buildMessageWith({ id: 6, authorName: 'Олег Смирнов', message: 'Заказ в пути' });
    api.answers(getAppeal, {
      appeal: buildAppealWith({ ...asked, messages: [...asked.messages, faster] }),
    });
    await user.click(screen.getByRole('button', { name: 'Отправить' }));

    expect(await conversation().findByRole('alert')).toHaveTextContent(told);
    expect(conversation().getByText('Заказ в пути')).toBeVisible();
    expect(conversation().getByText('Едет')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    const sent = api.answers(addAppealMessage, { id: 7, status: 'waiting' });
    await user.click(screen.getByRole('button', { name: 'Отправить всё равно' }));
    await waitFor(() => expect(sent).toMatchObject([{ message: 'Едет', afterId: 6 }]));
  });
});

it('says that the appeal was closed meanwhile, and keeps the text', async () => {
  const { user } = openAppeal(api);
  await user.type(await field(), 'И ещё вопрос');
  api.refuses(addAppealMessage, 409, 'conflict', 'Обращение закрыто');
  api.answers(getAppeal, { appeal: buildAppealWith({ status: 'closed' }) });
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Обращение закрыто');
  expect(conversation().getByText('И ещё вопрос')).toBeInTheDocument();
  expect(screen.getByText(/Чтобы написать в него, откройте его заново/)).toBeInTheDocument();
});

it('keeps typed text when the session ends', async () => {
  const { user, unmount } = openAppeal(api);
  await user.type(await field(), 'Длинный рассказ');
  act(() => publish('session.ended', { reason: 'expired' }));
  unmount();
  api.answers(getAppeal, { appeal: buildAppealWith() });
  renderAppeal();
  expect(await field()).toHaveValue('Длинный рассказ');
});
