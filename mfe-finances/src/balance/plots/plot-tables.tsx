import type { Turnover } from '@shop/contracts/finances/finances';
import { Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { type Column, Table } from '@shop/ui/parts/table';
import { totalsOf } from './plot-summaries.ts';
import { labelOfPoint } from './point-labels.ts';

type Point = Turnover['points'][number];

const period = (step: Turnover['step']): Column<Point> => ({
  key: 'period',
  header: 'Период',
  primary: true,
  cell: (point) => labelOfPoint(point, step),
});

const debt: Column<Point> = {
  key: 'debt',
  header: 'Долг на конец',
  align: 'end',
  cell: ({ debtKopecks }) => <Debt kopecks={debtKopecks} />,
};

function Debt({ kopecks }: { readonly kopecks: number }) {
  if (kopecks >= 0) return <Money kopecks={kopecks} />;
  return (
    <Text tone="success">
      аванс <Money kopecks={-kopecks} />
    </Text>
  );
}

const movements: readonly Column<Point>[] = [
  {
    key: 'debit',
    header: 'Начислено',
    align: 'end',
    cell: ({ debitKopecks }) => <Money kopecks={debitKopecks} />,
  },
  {
    key: 'credit',
    header: 'Зачтено',
    align: 'end',
    cell: ({ creditKopecks }) => <Money kopecks={creditKopecks} />,
  },
];

/** The figures of the debt plot, latest first, ending with the opening balance. */
export function DebtTable({ turnover: { points, step, openingKopecks } }: { turnover: Turnover }) {
  return (
    <Table
      caption="Долг на конец каждого периода"
      columns={[period(step), debt]}
      rows={points.toReversed()}
      rowKey={({ from }) => from}
      cardsBelow={0}
      footer={
        <tr>
          <td>На начало периода</td>
          <td align="right">
            <Debt kopecks={openingKopecks} />
          </td>
        </tr>
      }
    />
  );
}

/** The figures of the turnover plot, latest first, with totals. */
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
          <td align="right" data-label="Начислено">
            <Money kopecks={debitKopecks} />
          </td>
          <td align="right" data-label="Зачтено">
            <Money kopecks={creditKopecks} />
          </td>
          <td />
        </tr>
      }
    />
  );
}
