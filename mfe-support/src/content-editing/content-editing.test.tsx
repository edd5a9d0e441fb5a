import type { WireAnswer } from '@shop/contracts/platform/call';
import {
  addNews,
  deleteNews,
  getEditedFaq,
  getEditedNews,
  getEditedNewsList,
  getEditedPage,
  getEditedPages,
  moveFaqItem,
  previewContent,
  publishNews,
  restoreNews,
  saveFaqItem,
  saveNews,
} from '@shop/contracts/support/content-editing';
import { Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { ContentEditingPage } from './content-editing-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => {
  api.answers(previewContent, {
    blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'Показано' }] }],
  });
});
afterEach(() => sessionStorage.clear());

const buildNewsWith = (
  part: Partial<WireAnswer<typeof getEditedNews>> = {},
): WireAnswer<typeof getEditedNews> => ({
  id: 7,
  code: 'sklad',
  isPublished: false,
  version: 3,
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: 'Мария Орлова',
  title: 'Новый склад',
  lead: 'В Твери',
  text: 'Открыт',
  publishedAt: '2026-11-21T06:30:00.000Z',
  ...part,
});

const buildFaqWith = (id: number, question: string): WireAnswer<typeof getEditedFaq>['items'][number] => ({
  id,
  code: `vopros-${id}`,
  isPublished: true,
  version: 1,
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: null,
  section: 'Заказы',
  question,
  answer: 'Так.',
});

const pageNavigation = { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 20, recordCount: 1 };
const listOf = (...items: WireAnswer<typeof getEditedNews>[]) => ({ items, pageNavigation });

const open = (url: string, role: 'MANAGER' | 'CUSTOMER' = 'MANAGER') =>
  renderPage(
    <>
      <Routes>
        <Route path="/manager/content/*" element={<ContentEditingPage />} />
      </Routes>
      <Toaster />
    </>,
    { url, role },
  );

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('lists the news with their states, when they come out and who saved them', async () => {
  api.answers(
    getEditedNewsList,
    listOf(
      buildNewsWith(),
      buildNewsWith({
        id: 8,
        title: 'Распродажа',
        isPublished: true,
        publishedAt: '2099-01-02T09:00:00.000Z',
      }),
      buildNewsWith({ id: 9, title: 'Открытие', isPublished: true }),
    ),
  );
  open('/manager/content/');
  const table = within(await screen.findByRole('table', { name: 'Новости' }));
  expect(table.getByRole('link', { name: 'Новый склад' })).toHaveAttribute(
    'href',
    '/manager/content/news/7/',
  );
  expect(table.getByText('Черновик')).toBeVisible();
  expect(table.getByText('Выйдет 02.01.2099, 12:00')).toBeVisible();
  expect(table.getAllByText('Мария Орлова')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Управление акциями' })).toHaveAttribute(
    'href',
    '/actions/manage/',
  );
});

it('publishes from the list, and undoes it', async () => {
  api.answers(getEditedNewsList, listOf(buildNewsWith()));
  const published = api.answers(publishNews, { publishedAt: '2026-01-02T09:00:00.000Z' });
  const { user } = open('/manager/content/');
  await user.click(await screen.findByRole('button', { name: 'Опубликовать: Новый склад' }));
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(published).toEqual([{ isPublished: true }, { isPublished: false }]));
});

it('deletes, and undoes it', async () => {
  api.answers(getEditedNewsList, listOf(buildNewsWith()));
  api.answers(deleteNews, undefined);
  const restored = api.answers(restoreNews, undefined);
  const { user } = open('/manager/content/');
  const remove = await screen.findByRole('button', { name: 'Удалить: Новый склад' });
  api.answers(getEditedNewsList, listOf());
  await user.click(remove);
  expect(await screen.findByText('Новостей пока нет')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(restored).toHaveLength(1));
});

it('drafts a news item in Moscow time, and continues at its own URL', async () => {
  const bodies = api.answers(addNews, { id: 7, version: 1 });
  api.answers(getEditedNews, buildNewsWith());
  const { user } = open('/manager/content/news/new/');
  await user.type(await field(/^Заголовок/), 'Новый склад');
  const [date, time] = [screen.getByLabelText(/^Дата публикации/), screen.getByLabelText(/^Время/)];
  await user.clear(date);
  await user.type(date, '2026-12-01');
  await user.clear(time);
  await user.type(time, '09:30');
  await user.click(button('Сохранить черновик'));
  expect(await screen.findByText('Новость сохранена')).toBeInTheDocument();
  expect(bodies).toEqual([
    { title: 'Новый склад', lead: '', text: '', publishedAt: '2026-12-01T06:30:00.000Z' },
  ]);
  await waitFor(() => expect(location.pathname).toBe('/manager/content/news/7/'));
});

it('inserts Markdown by buttons and shortcuts, and previews the text', async () => {
  api.answers(getEditedNews, buildNewsWith({ text: '' }));
  const { user } = open('/manager/content/news/7/');
  const text = (await field('Текст')) as HTMLTextAreaElement;
  expect(screen.getByText('Здесь будет видно, как выглядит текст.')).toBeInTheDocument();
  await user.type(text, 'важно');
  text.setSelectionRange(0, 5);
  await user.keyboard('{Control>}b{/Control}');
  expect(text).toHaveValue('**важно**');
  await user.click(button('Жирный (Ctrl+B)'));
  expect(text).toHaveValue('важно');
  await user.click(button('Список (Ctrl+Shift+8)'));
  expect(text).toHaveValue('- важно');
  expect(await screen.findByText('Показано', {}, { timeout: 2000 })).toBeInTheDocument();
});

it('keeps typed text across a reload', async () => {
  api.answers(getEditedNews, buildNewsWith());
  const first = open('/manager/content/news/7/');
  await first.user.type(await field('Текст'), ' вчера');
  first.unmount();
  open('/manager/content/news/7/');
  expect(await field('Текст')).toHaveValue('Открыт вчера');
  expect(screen.getByText('Восстановлены несохранённые изменения')).toBeVisible();
});

it('keeps typed text after a concurrent save, shows the other version, and overwrites it only on request', async () => {
  api.answers(getEditedNews, buildNewsWith());
  api.refuses(saveNews, 409, 'conflict', 'Пока вы редактировали, Пётр Иванов сохранил(а) другую версию');
  const { user } = open('/manager/content/news/7/');
  await user.type(await field('Текст'), ' вчера');
  api.answers(getEditedNews, buildNewsWith({ version: 4, text: 'Закрыт', updatedBy: 'Пётр Иванов' }));
  await user.click(button('Сохранить'));
  expect(await screen.findByText(/Его сохранил\(а\) Пётр Иванов/)).toBeVisible();
  expect(await field('Текст')).toHaveValue('Открыт вчера');
  const bodies = api.answers(saveNews, { id: 7, version: 5 });
  await user.click(button('Сохранить мой поверх'));
  expect(await screen.findByText('Новость сохранена')).toBeInTheDocument();
  expect(bodies).toMatchObject([{ text: 'Открыт вчера', version: 4 }]);
});

it('remembers the version of a draft across a reload, accepts the other version and undoes that', async () => {
  api.answers(getEditedNews, buildNewsWith());
  const first = open('/manager/content/news/7/');
  await first.user.type(await field('Текст'), ' вчера');
  first.unmount();
  api.answers(getEditedNews, buildNewsWith({ version: 4, text: 'Закрыт' }));
  const { user } = open('/manager/content/news/7/');
  await user.click(await screen.findByRole('button', { name: 'Показать их вариант' }));
  await user.click(button('Взять их вариант'));
  expect(await field('Текст')).toHaveValue('Закрыт');
  expect(screen.queryByRole('button', { name: 'Показать их вариант' })).not.toBeInTheDocument();
  await user.click(button('Вернуть мой'));
  expect(await field('Текст')).toHaveValue('Открыт вчера');
});

it('saves and publishes, and withdraws', async () => {
  api.answers(getEditedNews, buildNewsWith());
  const saved = api.answers(saveNews, { id: 7, version: 4 });
  const published = api.answers(publishNews, { publishedAt: '2026-01-02T09:00:00.000Z' });
  const { user } = open('/manager/content/news/7/');
  await user.type(await field(/^Заголовок/), '!');
  api.answers(getEditedNews, buildNewsWith({ version: 4, title: 'Новый склад!', isPublished: true }));
  await user.click(button(/^Сохранить и.опубликовать/));
  expect(await screen.findByText('Новость опубликована')).toBeInTheDocument();
  expect(saved).toMatchObject([{ title: 'Новый склад!', version: 3 }]);
  await user.click(await screen.findByRole('button', { name: /^Снять с.публикации/ }));
  await waitFor(() => expect(published).toEqual([{ isPublished: true }, { isPublished: false }]));
});

it('says when a scheduled item will be published', async () => {
  api.answers(getEditedNews, buildNewsWith({ isPublished: false }));
  api.answers(saveNews, { id: 7, version: 4 });
  api.answers(publishNews, { publishedAt: '2099-01-02T09:00:00.000Z' });
  const { user } = open('/manager/content/news/7/');
  await user.type(await field(/^Заголовок/), '!');
  await user.click(button(/^Сохранить и.опубликовать/));
  expect(await screen.findByText('Новость выйдет 02.01.2099, 12:00')).toBeInTheDocument();
});

it('says at the field what is missing or refused', async () => {
  api.answers(getEditedNews, buildNewsWith());
  api.refuses(saveNews, 400, 'validation', 'Слишком сложная разметка', 'text');
  const { user } = open('/manager/content/news/7/');
  const title = await field(/^Заголовок/);
  await user.clear(title);
  await user.click(button('Сохранить'));
  expect(title).toHaveAccessibleDescription(/Это поле обязательно для заполнения/);
  await user.type(title, 'Склад');
  await user.click(button('Сохранить'));
  await waitFor(async () =>
    expect(await field('Текст')).toHaveAccessibleDescription(/Слишком сложная разметка/),
  );
});

it('moves a question by buttons, announces its position, and keeps the focus', async () => {
  const [one, two] = [buildFaqWith(1, 'Первый?'), buildFaqWith(2, 'Второй?')];
  api.answers(getEditedFaq, { items: [one, two] });
  const moves = api.answers(moveFaqItem, undefined);
  const { user } = open('/manager/content/faq/');
  const down = await screen.findByRole('button', { name: 'Ниже: Первый?' });
  api.answers(getEditedFaq, { items: [two, one] });
  down.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('«Первый?»: место 2 из 2')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /\?$/ }).map(({ textContent }) => textContent)).toEqual([
      'Второй?',
      'Первый?',
    ]),
  );
  expect(button('Ниже: Первый?')).toHaveFocus();
  expect(moves).toEqual([{ to: 'down' }]);
});

it('puts an answer into a section there is, or into a new one', async () => {
  api.answers(getEditedFaq, { items: [buildFaqWith(1, 'Первый?')] });
  const bodies = api.answers(saveFaqItem, { id: 1, version: 2 });
  const { user } = open('/manager/content/faq/1/');
  const section = await screen.findByRole('combobox', { name: /^Раздел/ });
  await user.click(section);
  expect(screen.getByRole('option', { name: 'Заказы' })).toBeVisible();
  await user.clear(section);
  await user.type(section, 'Доставка');
  expect(section).toHaveAccessibleDescription('Будет новый раздел');
  await user.click(button('Сохранить'));
  expect(await screen.findByText('Ответ сохранён')).toBeInTheDocument();
  expect(bodies).toMatchObject([{ section: 'Доставка', question: 'Первый?', version: 1 }]);
});

it('lists the pages with their addresses', async () => {
  const {
    text: _,
    lead: __,
    publishedAt: ___,
    ...page
  } = buildNewsWith({ code: 'privacy', title: 'Политика' });
  api.answers(getEditedPages, { items: [page, { ...page, id: 9, code: 'oplata', isPublished: true }] });
  open('/manager/content/pages/');
  expect(await screen.findByText('/privacy/')).toBeVisible();
  expect(screen.getByRole('link', { name: '/typical-page/oplata/' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Удалить/ })).not.toBeInTheDocument();
});

it('begins an empty policy with the sample of the seller, which only a person publishes', async () => {
  const {
    lead: _,
    publishedAt: __,
    ...page
  } = buildNewsWith({ code: 'privacy', title: 'Политика', text: '' });
  api.answers(getEditedPage, {
    ...page,
    isPublished: false,
    sample: 'Оператор: ООО «Ромашка», ИНН 7707083893',
  });
  const { user } = open(`/manager/content/pages/${page.id}/`);
  await user.click(await screen.findByRole('button', { name: /Начать с.образца/ }));
  expect(screen.getByRole('textbox', { name: /Текст/ })).toHaveValue(
    'Оператор: ООО «Ромашка», ИНН 7707083893',
  );
  expect(screen.queryByRole('button', { name: /Начать с.образца/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /опубликовать/ })).toBeVisible();
});

it('is no page for buyers', async () => {
  open('/manager/content/', 'CUSTOMER');
  expect(await screen.findByText('Страница не найдена')).toBeVisible();
});
