import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { pageList } from './page-list.ts';
import { Pagination } from './pagination.tsx';

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 3 4 5'],
  [1, 9, '1 2 3 4 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [9, 9, '1 … 6 7 8 9'],
  [33, 65, '1 … 32 33 34 … 65'],
])('on page %d of %d links to %s', (current, count, expected) => {
  expect(
    pageList(current, count)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(expected);
});

function renderPagination(pageNumber: number, pageCount: number) {
  const navigation = { pageNumber, pageCount, pageSize: 20, recordCount: 1284 };
  render(
    <MemoryRouter>
      <Pagination navigation={navigation} hrefFor={(page) => `?PAGEN_1=${page}`} />
    </MemoryRouter>,
  );
}

it('links to pages by their own addresses and marks the current one', () => {
  renderPagination(65, 65);
  expect(screen.getByRole('navigation', { name: 'Страницы' })).toHaveTextContent(/1281–1284 из 1\s284/);
  expect(screen.getByRole('link', { name: 'Страница 65' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute('href', '/?PAGEN_1=64');
  expect(screen.queryByRole('link', { name: 'Следующая страница' })).not.toBeInTheDocument();
});

it('takes no room where there is one page', () => {
  renderPagination(1, 1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
