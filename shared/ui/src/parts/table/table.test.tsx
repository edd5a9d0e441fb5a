import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type Column, Table } from './table.tsx';

type Order = { id: number; total: string };
const columns: Column<Order>[] = [
  {
    key: 'id',
    header: 'Номер',
    cell: (order) => order.id,
    sort: 'descending',
    sortTo: '?sort=id',
    primary: true,
  },
  { key: 'total', header: 'Сумма', cell: (order) => order.total, align: 'end' },
];
const orders = [
  { id: 1042, total: '10 ₽' },
  { id: 1043, total: '20 ₽' },
];

it('is a table with a name, sorted columns and labelled cells', () => {
  render(
    <MemoryRouter>
      <Table caption="Заказы" columns={columns} rows={orders} rowKey={(order) => order.id} />
    </MemoryRouter>,
  );
  const table = screen.getByRole('table', { name: 'Заказы' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('columnheader', { name: 'Номер' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('link', { name: 'Номер' })).toHaveAttribute('href', '/?sort=id');
  expect(screen.getByRole('cell', { name: '20 ₽' })).toHaveAttribute('data-label', 'Сумма');
});
