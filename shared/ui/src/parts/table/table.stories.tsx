import { Badge } from '../../core/badge/badge.tsx';
import { Money } from '../money/money.tsx';
import { type Column, Table } from './table.tsx';

export default { title: 'Table' };

interface Row {
  readonly number: string;
  readonly status: string;
  readonly kopecks: number;
}

const rows: readonly Row[] = [
  { number: '100-1', status: 'Новый', kopecks: 1_240_000 },
  { number: '100-2', status: 'Отгружен', kopecks: 86_050 },
];
const columns: readonly Column<Row>[] = [
  {
    key: 'number',
    header: 'Номер',
    cell: (row) => row.number,
    primary: true,
    sort: 'ascending',
    sortTo: '?sort=number',
  },
  { key: 'status', header: 'Статус', cell: (row) => <Badge>{row.status}</Badge> },
  { key: 'sum', header: 'Сумма', cell: (row) => <Money kopecks={row.kopecks} />, align: 'end' },
];
const table = { columns, rows, rowKey: (row: Row) => row.number };

export const Compact = () => <Table caption="Заказы" {...table} />;

export const Cozy = () => (
  <Table
    caption="Заказы с выделенной строкой"
    density="cozy"
    rowTone={(row) => (row.status === 'Новый' ? 'accent' : undefined)}
    {...table}
  />
);
