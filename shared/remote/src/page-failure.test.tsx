import { ApiRefusal, NoAnswer, UnexpectedAnswer } from '@shop/platform/http';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { PageFailure } from './page-failure.tsx';

const refusal = (status: number, code: ApiRefusal['code'], message = 'База данных не отвечает') =>
  new ApiRefusal(status, [{ code, message }], undefined);
const retry = jest.fn();

function open(error: unknown, missing?: Parameters<typeof PageFailure>[0]['missing']) {
  return renderPage(
    <PageFailure
      error={error}
      title="Не удалось загрузить заказы"
      onRetry={retry}
      {...(missing && { missing })}
    />,
  );
}

it.each([
  // error, code, heading, text, button
  [refusal(404, 404), '404', 'Страница не найдена', /опечатка/, null],
  [refusal(500, 500), '500', 'Ошибка 500', /Ошибка в настройках сайта/, 'Обновить страницу'],
  [new UnexpectedAnswer('/web/x/', ''), '500', 'Ошибка 500', /настройках/, 'Обновить страницу'],
  [new TypeError('x is undefined'), '500', 'Ошибка 500', /настройках/, 'Обновить страницу'],
  [new NoAnswer('offline'), '404', 'Не удалось загрузить заказы', /Нет связи/, 'Повторить'],
  [refusal(503, 'unavailable'), '503', 'Не удалось загрузить заказы', /не отвечает/, 'Повторить'],
  [refusal(403, 'forbidden', 'Недостаточно прав'), '403', 'Не удалось загрузить заказы', /прав/, null],
])('%s becomes the page %s «%s» (§8.2, §8.3)', (error, code, heading, text, button) => {
  open(error);
  expect(screen.getByText(code)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button')?.textContent ?? null).toBe(button);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
});

it('says in the page’s own words that there is no content', () => {
  const link = { to: '/catalog/', label: 'Весь каталог' };
  open(refusal(404, 404), { label: 'Такого товара нет', text: 'Его сняли с продажи.', link });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Такого товара нет');
  expect(screen.getByRole('link', { name: 'Весь каталог' })).toHaveAttribute('href', '/catalog/');
});

it('stands for a part of a page below the page’s own heading, with the code for the support (§2.111)', () => {
  const error = new ApiRefusal(500, [{ code: 500, message: 'Внутренняя ошибка' }], 'req-7f3a');
  renderPage(<PageFailure isPart error={error} title="Не удалось загрузить акты" onRetry={retry} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Ошибка 500');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.getByText(/Код обращения: req-7f3a/)).toBeVisible();
});

it('tries again when asked', async () => {
  const { user } = open(new NoAnswer('offline'));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
