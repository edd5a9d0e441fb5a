import { nameOfMonth } from '@shop/domain/calendar/calendar-days';
import { formatDay } from '@shop/domain/format/date';
import { formatNumber } from '@shop/domain/format/number';
import { Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import type { DueDay } from './month-grid.tsx';

const columns: readonly Column<DueDay>[] = [
  { key: 'on', header: 'День', primary: true, cell: ({ on }) => formatDay(on) },
  { key: 'count', header: 'Документов', align: 'end', cell: ({ count }) => formatNumber(count) },
  {
    key: 'sum',
    header: 'Сумма',
    align: 'end',
    cell: ({ kopecks, isOverdue }) => (
      <div>
        <Money kopecks={kopecks} tone={isOverdue ? 'danger' : 'default'} />
        {isOverdue && (
          <Text as="div" size="xs" tone="danger">
            просрочено
          </Text>
        )}
      </div>
    ),
  },
];

/** The month of the calendar as a table. */
export function MonthTable({ days, month }: { readonly days: readonly DueDay[]; readonly month: string }) {
  if (days.length === 0) return <Text tone="muted">В&nbsp;этом месяце платежей нет.</Text>;
  return (
    <Table
      caption={`Платежи: ${nameOfMonth(month)}`}
      columns={columns}
      rows={days}
      rowKey={({ on }) => on}
      cardsBelow={240}
    />
  );
}
