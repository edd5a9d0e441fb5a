import type { Turnover } from '@shop/shared/contracts/finances';
import { Text } from '@shop/shared/ui';
import { Money } from '@shop/shared/ui/money';
import { type Column, Table } from '@shop/shared/ui/table';
import { totalsOf } from './describe.ts';
import { wordsOfPoint } from './point-words.ts';

type Point = Turnover['points'][number];

const period = (step: Turnover['step']): Column<Point> => ({
  key: 'period',
  header: 'Период',
  primary: true,
  cell: (point) => wordsOfPoint(point, step),
});

const debt: Column<Point> = {
  key: 'debt',
  header: 'Долг на конец',
  align: 'end',
  cell: ({ debtKopecks }) =>
    debtKopecks < 0 ? (
      <Text tone="success">
        аванс <Money kopecks={-debtKopecks} />
      </Text>
    ) : (
      <Money kopecks={debtKopecks} />
    ),
};

const movements: readonly Column<Point>[] = [
  {
    key: 'debit',
    header: 'Отгрузки',
    align: 'end',
    cell: ({ debitKopecks }) => <Money kopecks={debitKopecks} />,
  },
  {
    key: 'credit',
    header: 'Оплаты',
    align: 'end',
    cell: ({ creditKopecks }) => <Money kopecks={creditKopecks} />,
  },
];

/** The numbers of the plot of the debt, the latest first. */
export function DebtTable({ turnover: { points, step } }: { turnover: Turnover }) {
  return (
    <Table
      caption="Долг на конец каждого периода"
      columns={[period(step), debt]}
      rows={points.toReversed()}
      rowKey={({ from }) => from}
      cardsBelow={0}
    />
  );
}

/** The numbers of the plot of shipments and payments, the latest first, with what they come to. */
export function TurnoverTable({ turnover }: { turnover: Turnover }) {
  const { debitKopecks, creditKopecks } = totalsOf(turnover);
  return (
    <Table
      caption="Отгрузки и оплаты по периодам"
      columns={[period(turnover.step), ...movements, debt]}
      rows={turnover.points.toReversed()}
      rowKey={({ from }) => from}
      footer={
        <tr>
          <td>Всего</td>
          <td align="right" data-label="Отгрузки">
            <Money kopecks={debitKopecks} />
          </td>
          <td align="right" data-label="Оплаты">
            <Money kopecks={creditKopecks} />
          </td>
          <td />
        </tr>
      }
    />
  );
}
