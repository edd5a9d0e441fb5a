import { history, useLocation } from '@shop/platform/router';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen } from '@testing-library/react';
import { usePageTurn } from './use-page-turn.ts';

function List() {
  const params = new URLSearchParams(useLocation().search);
  const top = usePageTurn(Number(params.get('page') ?? 1), params.get('sort') ?? '');
  return (
    <h2 ref={top} tabIndex={-1}>
      Товары
    </h2>
  );
}

const go = (url: string) => act(async () => history.push(url));

it('goes on reading at the top of the list after a page is turned', async () => {
  renderPage(<List />, { url: '/list/' });
  expect(screen.getByRole('heading')).not.toHaveFocus();
  await go('/list/?page=2');
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('leaves the focus where it is when another order begins at the first page', async () => {
  renderPage(<List />, { url: '/list/?page=2' });
  await go('/list/?sort=price');
  expect(screen.getByRole('heading')).not.toHaveFocus();
});

it('leaves the focus where it is after a correction of the page and after Back', async () => {
  renderPage(<List />, { url: '/list/?page=9' });
  await act(async () => history.replace('/list/?page=2'));
  expect(screen.getByRole('heading')).not.toHaveFocus();
  await go('/list/?page=3');
  screen.getByRole('heading').blur();
  await act(async () => {
    const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.go(-1);
    await isBack;
  });
  expect(screen.getByRole('heading')).not.toHaveFocus();
});
