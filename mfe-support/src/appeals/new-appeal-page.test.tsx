import { addAppeal, getAppealTypes } from '@shop/shared/contracts/appeals';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { NewAppealPage } from './new-appeal-page.tsx';

const api = stubApi();
const types = { items: [{ id: 2, code: 'shortage', name: 'Недостача' }] };

beforeEach(() => {
  sessionStorage.clear();
  api.answers(getAppealTypes, types);
});

async function fill(user: ReturnType<typeof renderPage>['user']) {
  await screen.findByRole('option', { name: 'Недостача' });
  await user.selectOptions(screen.getByRole('combobox', { name: /Вид обращения/ }), 'Недостача');
  await user.type(screen.getByRole('textbox', { name: /Тема/ }), 'Не хватает перчаток');
  await user.type(screen.getByRole('textbox', { name: /Что случилось/ }), 'В коробке 10 пар вместо 12');
}

it('sends what was written and opens the appeal', async () => {
  const sent = api.answers(addAppeal, { id: 77, number: 'ОБР-77' });
  const { user } = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(location.pathname).toBe('/appeal/77/'));
  expect(sent).toEqual([
    { type: 2, subject: 'Не хватает перчаток', message: 'В коробке 10 пар вместо 12', orderId: null },
  ]);
});

it('says which fields are missing and sends nothing', async () => {
  const sent = api.answers(addAppeal, { id: 77, number: 'ОБР-77' });
  const { user } = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(screen.getAllByText('Это поле обязательно для заполнения')).toHaveLength(3);
  expect(screen.getByRole('combobox', { name: /Вид обращения/ })).toHaveFocus();
  expect(sent).toEqual([]);
});

it('keeps what was typed when sending fails, also over a reload', async () => {
  api.refuses(addAppeal, 503, 'unavailable', 'Сервис временно недоступен');
  const { user, unmount } = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервис временно недоступен');
  expect(screen.getByRole('textbox', { name: /Тема/ })).toHaveValue('Не хватает перчаток');

  unmount();
  api.answers(getAppealTypes, types);
  renderPage(<NewAppealPage />, { url: '/appeal/add/' });
  expect(screen.getByRole('textbox', { name: /Что случилось/ })).toHaveValue('В коробке 10 пар вместо 12');
});

it('tells a user without the right where to get it, instead of a form that cannot be sent', async () => {
  renderPage(<NewAppealPage />, { url: '/appeal/add/', scope: ['prices'] });
  expect(await screen.findByText('Нужно право на обращения')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отправить' })).not.toBeInTheDocument();
});
