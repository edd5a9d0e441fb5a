import { getProduct } from '@shop/contracts/catalog/product-page';
import {
  addQuestion,
  answerQuestion,
  getQuestions,
  type ProductQuestion,
} from '@shop/contracts/catalog/product-questions';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { buildDetailsWith } from '../common/details.builder.ts';
import { ProductQuestions } from './product-questions.tsx';

const api = stubApi();
const { product } = buildDetailsWith();

function buildQuestionWith(differences: Partial<ProductQuestion> = {}): ProductQuestion {
  return {
    id: 1,
    text: 'Маломерит?',
    author: 'Ирина С.',
    askedAt: '2026-11-20T09:00:00.000Z',
    isOwn: false,
    answer: { text: 'Нет, в размер.', author: 'Елена М.', answeredAt: '2026-11-20T10:00:00.000Z' },
    ...differences,
  };
}

/** Plays a server that stores questions. */
function answerWith(questions: readonly ProductQuestion[]) {
  api.answers(getQuestions, (request) => {
    const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
    return {
      items: questions.slice((page - 1) * 3, page * 3),
      pageNavigation: {
        navNum: 1,
        pageNumber: page,
        pageCount: Math.max(Math.ceil(questions.length / 3), 1),
        pageSize: 3,
        recordCount: questions.length,
      },
    };
  });
}

beforeEach(() => {
  api.answers(getProduct, buildDetailsWith());
});

it('shows three questions with their answers as text, and three more when asked', async () => {
  answerWith(['1', '2', '<b>3</b>', '4'].map((text, id) => buildQuestionWith({ id: id + 1, text })));
  const { user } = renderPage(<ProductQuestions product={product} />);
  expect(await screen.findByText('<b>3</b>')).toBeVisible();
  expect(screen.queryByText('4')).not.toBeInTheDocument();
  expect(screen.getAllByText('Нет, в размер.')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByText('4')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
  // The button is gone, so the first new question has the focus.
  await waitFor(() => expect(screen.getAllByRole('listitem')[3]).toHaveFocus());
});

it('asks, says what happens next, and shows the question first', async () => {
  answerWith([]);
  const bodies = api.answers(addQuestion, { id: 7 });
  const { user } = renderPage(<ProductQuestions product={product} />);
  expect(await screen.findByText('Вопросов пока нет')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Задать вопрос' }));
  expect(await screen.findByText('Это поле обязательно для заполнения')).toBeVisible();
  expect(bodies).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Ваш вопрос о товаре/ }), 'Есть сертификат?');
  answerWith([buildQuestionWith({ id: 7, text: 'Есть сертификат?', isOwn: true, answer: null })]);
  await user.click(screen.getByRole('button', { name: 'Задать вопрос' }));
  expect(await screen.findByText(/Вопрос отправлен/)).toBeVisible();
  expect(screen.getByText(/Вопрос отправлен/).closest('[tabindex]')).toHaveFocus();
  expect(bodies).toEqual([{ text: 'Есть сертификат?' }]);
  expect(await screen.findByText('Ваш вопрос')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('loses nothing that was typed: not when sending fails, not when another tab is opened', async () => {
  answerWith([]);
  api.refuses(addQuestion, 429, 'limit', 'Слишком много вопросов за час');
  const { user, unmount } = renderPage(<ProductQuestions product={product} />);
  await user.type(await screen.findByRole('textbox'), 'Когда поставка?');
  await user.click(screen.getByRole('button', { name: 'Задать вопрос' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много вопросов за час');
  expect(screen.getByRole('textbox')).toHaveValue('Когда поставка?');
  unmount();
  renderPage(<ProductQuestions product={product} />);
  expect(await screen.findByRole('textbox')).toHaveValue('Когда поставка?');
});

it('lets a manager answer and mend an answer, and ask nothing', async () => {
  answerWith([buildQuestionWith({ answer: null })]);
  const bodies = api.answers(answerQuestion, undefined);
  const { user } = renderPage(<ProductQuestions product={product} />, { role: 'MANAGER', scope: [] });
  await user.click(await screen.findByRole('button', { name: 'Ответить' }));
  expect(screen.queryByRole('button', { name: 'Задать вопрос' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(screen.getByRole('button', { name: 'Ответить' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: /Ответ на вопрос: Ирина С\./ })).toHaveFocus();
  await user.keyboard('Нет.');
  answerWith([buildQuestionWith()]);
  await user.click(screen.getByRole('button', { name: 'Опубликовать ответ' }));
  await waitFor(() => expect(bodies).toEqual([{ question_id: 1, text: 'Нет.' }]));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Ответ' })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Изменить ответ' }));
  expect(screen.getByRole('textbox')).toHaveValue('Нет, в размер.');
});

it('tells why there are no questions and tries again', async () => {
  api.refuses(getQuestions, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<ProductQuestions product={product} />);
  expect(await screen.findByText('База данных не отвечает')).toBeVisible();
  answerWith([buildQuestionWith()]);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Маломерит?')).toBeVisible();
});
