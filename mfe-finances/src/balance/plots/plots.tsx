import type { Turnover } from '@shop/contracts/finances/finances';
import { Divider } from '@shop/ui';
import { PlotFigure } from './plot-figure.tsx';
import { type PlotPoint, type Series, seriesColor } from './plot-shape.ts';
import { debtSummary, pointSentence, turnoverSummary } from './plot-summaries.ts';
import { DebtTable, TurnoverTable } from './plot-tables.tsx';
import { labelOfPoint, tickOfPoint } from './point-labels.ts';

interface PlotsProps {
  readonly turnover: Turnover;
  readonly pictureLines: readonly string[];
}

/** The debt as a line, and below it shipments and payments over the same dates. */
export function Plots({ turnover, pictureLines }: PlotsProps) {
  const { points, step } = turnover;
  const plotPoints = points.map(
    (point): PlotPoint => ({
      label: labelOfPoint(point, step),
      tick: tickOfPoint(point, step),
      year: point.from.slice(0, 4),
    }),
  );
  const debt: Series = {
    name: 'Долг',
    mark: 'line',
    color: seriesColor.debt,
    values: points.map(({ debtKopecks }) => debtKopecks),
    opening: turnover.openingKopecks,
  };
  const debit: Series = {
    name: 'Начислено: отгрузки, корректировки',
    mark: 'solid',
    color: seriesColor.debit,
    values: points.map(({ debitKopecks }) => debitKopecks),
  };
  const credit: Series = {
    name: 'Зачтено: оплаты, бонусы, корректировки',
    mark: 'hatched',
    color: seriesColor.credit,
    values: points.map(({ creditKopecks }) => creditKopecks),
  };
  const common = {
    points: plotPoints,
    describePoint: (index: number) => {
      const point = points[index];
      return point ? pointSentence(point, step) : '';
    },
    pictureLines,
  };
  return (
    <>
      <PlotFigure
        {...common}
        title="Долг, ₽"
        summary={debtSummary(turnover)}
        series={[debt]}
        table={<DebtTable turnover={turnover} />}
      />
      <Divider />
      <PlotFigure
        {...common}
        title="Отгрузки и оплаты, ₽"
        summary={turnoverSummary(turnover)}
        series={[debit, credit]}
        table={<TurnoverTable turnover={turnover} />}
      />
    </>
  );
}
