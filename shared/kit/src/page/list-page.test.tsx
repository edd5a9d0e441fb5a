import { NoAnswer } from '@shop/platform/http';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { ListPage } from './list-page.tsx';
import type { ShownQuery } from './query-states.tsx';

interface Names {
  readonly items: readonly string[];
  readonly pageNavigation: {
    readonly pageNumber: number;
    readonly pageCount: number;
    readonly pageSize: number;
    readonly recordCount: number;
  };
}

const idle = { error: null, isPending: false, isFetching: false, refetch: () => undefined };

function open(query: Partial<ShownQuery<Names>>) {
  return renderPage(
    <ListPage
      title="Заказы"
      query={{ data: undefined, ...idle, ...query }}
      failure="Не удалось загрузить заказы"
      filters={<input aria-label="Поиск" />}
      pending={<p>Загрузка</p>}
      empty={<p>Заказов нет</p>}
      hrefForPage={(page) => `/orders/?page=${page}`}
    >
      {({ items }) => <p>{items.join(', ')}</p>}
    </ListPage>,
    { url: '/orders/' },
  );
}

const pageOf = (items: readonly string[], pageCount = 1): Names => ({
  items,
  pageNavigation: { pageNumber: 1, pageCount, pageSize: 20, recordCount: items.length },
});

it('shows the heading and filters while the list loads', () => {
  open({ isPending: true });
  expect(screen.getByText('Загрузка').closest('[aria-busy="true"]')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
  expect(screen.getByLabelText('Поиск')).toBeVisible();
});

it('replaces the page when the first load fails, and tries again', async () => {
  const refetch = jest.fn();
  const { user } = open({ error: new NoAnswer(undefined), refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить заказы');
  expect(screen.queryByLabelText('Поиск')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('says that the list is empty', () => {
  open({ data: pageOf([]) });
  expect(screen.getByText('Заказов нет')).toBeVisible();
});

it('shows the content with its count and pages, also after a failed refetch', () => {
  open({ data: pageOf(['Первый', 'Второй'], 3), error: new NoAnswer(undefined) });
  expect(screen.getByText('Первый, Второй')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заказы 2');
  expect(screen.getByRole('link', { name: /2/ })).toHaveAttribute('href', '/orders/?page=2');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
