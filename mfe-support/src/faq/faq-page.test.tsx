import { type FaqSection, getFaq } from '@shop/contracts/support/content';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { rangesIn, wordsOf } from '../common/rich-text/word-search.ts';
import { FaqPage } from './faq-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

const answer = (text: string) => [
  { type: 'paragraph' as const, children: [{ type: 'text' as const, text }] },
];

const sections: FaqSection[] = [
  {
    code: 'zakazy',
    name: 'Заказы',
    items: [
      {
        id: 1,
        code: 'kak-zakazat',
        question: 'Как сделать заказ?',
        answer: answer('Положите товары в корзину.'),
      },
      { id: 2, code: 'otmena', question: 'Как отменить заказ?', answer: answer('Пока он не собран.') },
    ],
  },
  {
    code: 'vozvrat',
    name: 'Возврат',
    items: [
      { id: 3, code: 'sroki', question: 'Сколько ждать денег?', answer: answer('Вернём за десять дней.') },
    ],
  },
];

const open = (url = '/faq/', options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <FaqPage />
      <Toaster />
    </>,
    { url, ...options },
  );

const search = () => screen.findByRole('searchbox', { name: 'Найти ответ' });

it('shows a visitor the questions by section, each opening its answer (§1.38)', async () => {
  api.answers(getFaq, { sections });
  const { user } = open('/faq-new/', { isVisitor: true });
  const orders = within(await screen.findByRole('region', { name: 'Заказы' }));
  expect(screen.getByText('Положите товары в корзину.')).not.toBeVisible();
  await user.click(orders.getByRole('heading', { level: 3, name: 'Как сделать заказ?' }));
  expect(screen.getByText('Положите товары в корзину.')).toBeVisible();
});

it('searches questions and answers while typing by beginnings of words, treating ё as е, and counts the results', async () => {
  api.answers(getFaq, { sections });
  const { user } = open();
  await user.type(await search(), 'вернем ДЕС');
  expect(screen.getByText('Найден 1 ответ')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Заказы' })).not.toBeInTheDocument();
  expect(screen.getByText('Вернём', { selector: 'mark' })).toBeVisible();
  expect(screen.getByText('дес', { selector: 'mark' })).toBeVisible();
  await waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe('вернем ДЕС'));
});

it('finds a word in any inflection', async () => {
  api.answers(getFaq, { sections });
  const { user } = open();
  await user.type(await search(), 'корзины');
  expect(screen.getByText('Найден 1 ответ')).toBeVisible();
  expect(screen.getByText('корзи', { selector: 'mark' })).toBeVisible();
});

it('reads the search from the URL', async () => {
  api.answers(getFaq, { sections });
  open('/faq/?q=заказ');
  expect(await search()).toHaveValue('заказ');
  expect(screen.getByText('Найдено 2 ответа')).toBeVisible();
});

it('opens and focuses the answer in the URL', async () => {
  api.answers(getFaq, { sections });
  open('/faq/#sroki');
  expect(await screen.findByText('Вернём за десять дней.')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Сколько ждать денег?'));
});

it('copies the link to an answer, and says so', async () => {
  api.answers(getFaq, { sections });
  const { user } = open('/faq-new/#otmena');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: /ссылку на ответ «Как отменить заказ\?»/ }));
  expect(await screen.findByText('Ссылка скопирована')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith(`${location.origin}/faq/#otmena`);
});

it('links only managers to the editor of an answer', async () => {
  api.answers(getFaq, { sections });
  const { unmount } = open('/faq/#otmena');
  await screen.findByRole('button', { name: /ссылку на ответ «Как отменить заказ\?»/ });
  expect(screen.queryByRole('link', { name: /^Изменить/ })).not.toBeInTheDocument();
  unmount();
  open('/faq/#otmena', { role: 'MANAGER' });
  const link = await screen.findByRole('link', { name: 'Изменить ответ «Как отменить заказ?»' });
  expect(link).toHaveAttribute('href', '/manager/content/faq/2/');
});

it('links to a new appeal when nothing is found', async () => {
  api.answers(getFaq, { sections });
  const { user } = open();
  await user.type(await search(), 'аказ');
  expect(screen.getByText('Ничего не нашлось')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Задать вопрос' })).toHaveAttribute('href', '/appeal/add/');
});

it('says why the answers are missing, and retries', async () => {
  api.refuses(getFaq, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getFaq, { sections: [] });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Ответов пока нет')).toBeVisible();
});

it.each([
  ['Счёт-фактура', 'факт', [[5, 9]]],
  ['Всё ещё едет', 'еще', [[4, 7]]],
  [
    'Заказ, заказы',
    'заказ',
    [
      [0, 5],
      [7, 12],
    ],
  ],
  ['Заказ', '  ?! ', []],
  ['Приказ', 'каз', []],
] as const)('in «%s» finds %p at %p', (text, query, ranges) => {
  expect(rangesIn(text, wordsOf(query))).toEqual(ranges);
});
