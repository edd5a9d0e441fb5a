import type { Turnover } from '@shop/contracts/finances/finances';
import { formatMoney } from '@shop/domain/format/money';
import { labelOfPoint } from './point-labels.ts';

type Point = Turnover['points'][number];

/** «долг 1 000,00 ₽», «аванс 500,00 ₽», «долга нет». */
function describeDebt(kopecks: number): string {
  if (kopecks === 0) return 'долга нет';
  return kopecks > 0 ? `долг ${formatMoney(kopecks)}` : `аванс ${formatMoney(-kopecks)}`;
}

/** «март 2026: начислено 100,00 ₽, зачтено 0,00 ₽, долг 100,00 ₽». */
export function pointSentence(point: Point, step: Turnover['step']): string {
  const { debitKopecks, creditKopecks, debtKopecks } = point;
  const [debit, credit] = [debitKopecks, creditKopecks].map(formatMoney);
  return `${labelOfPoint(point, step)}: начислено ${debit}, зачтено ${credit}, ${describeDebt(debtKopecks)}`;
}

/** Summarises the change of the debt over the period in one or two sentences. */
export function debtSummary({ openingKopecks, closingKopecks, points, step }: Turnover): string {
  const change = `На начало периода ${describeDebt(openingKopecks)}, на конец — ${describeDebt(closingKopecks)}.`;
  const most = Math.max(...points.map(({ debtKopecks }) => debtKopecks));
  const highest = points.find(({ debtKopecks }) => debtKopecks === most);
  // A maximum at either end of the period is already mentioned.
  return highest && most > Math.max(openingKopecks, closingKopecks)
    ? `${change} Больше всего — ${formatMoney(most)}, ${labelOfPoint(highest, step)}.`
    : change;
}

/** Summarises the charged and credited totals and their difference. */
export function turnoverSummary(turnover: Turnover): string {
  const { debitKopecks, creditKopecks } = totalsOf(turnover);
  const change = debitKopecks - creditKopecks;
  const outcome =
    change === 0
      ? 'поровну'
      : change > 0
        ? `начислено больше на ${formatMoney(change)}`
        : `зачтено больше на ${formatMoney(-change)}`;
  return `Начислено ${formatMoney(debitKopecks)}, зачтено ${formatMoney(creditKopecks)}: ${outcome}.`;
}

export function totalsOf({ points }: Turnover): { debitKopecks: number; creditKopecks: number } {
  return {
    debitKopecks: points.reduce((sum, point) => sum + point.debitKopecks, 0),
    creditKopecks: points.reduce((sum, point) => sum + point.creditKopecks, 0),
  };
}
