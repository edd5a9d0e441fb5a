import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { pageShown } from './page-arrival.ts';

const page = (title: string) => (
  <main id="main">
    <h1>{title}</h1>
    <input aria-label="Поле" />
  </main>
);

it('takes up the focus that went with what a page has replaced, and takes it from nobody else', async () => {
  const { user, rerender } = renderPage(page('Заказы'));
  pageShown('Заказы');
  await Promise.resolve();
  expect(document.body).toHaveFocus();

  await user.click(screen.getByLabelText('Поле'));
  pageShown('Заказы: 3');
  await Promise.resolve();
  expect(screen.getByLabelText('Поле')).toHaveFocus();

  rerender(
    <main id="main" key="other">
      {<h1>Ошибка 500</h1>}
    </main>,
  );
  pageShown('Ошибка 500');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});
