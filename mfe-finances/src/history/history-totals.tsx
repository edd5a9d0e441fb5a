import type { FinanceHistory } from '@shop/contracts/finances/finances';
import { Dimmed } from '@shop/kit/page/dimmed';
import { Totals } from '../common/totals.tsx';

interface HistoryTotalsProps {
  readonly totals: FinanceHistory['totals'];
  /** The totals belong to a previous filter. */
  readonly isStale: boolean;
}

/** Totals of everything found, not only of the current page. */
export function HistoryTotals({ totals, isStale }: HistoryTotalsProps) {
  return (
    <Dimmed aria-busy={isStale}>
      <Totals
        label="Итоги найденного"
        totals={[
          { term: 'Начислено', kopecks: totals.debitKopecks, note: 'отгрузки и\u00a0корректировки' },
          { term: 'Зачтено', kopecks: totals.creditKopecks, note: 'оплаты, бонусы и\u00a0корректировки' },
          {
            term: 'Не\u00a0оплачено',
            kopecks: totals.openKopecks,
            note: 'из\u00a0начисленного',
            ...(totals.openKopecks > 0 ? { tone: 'danger' as const } : {}),
          },
        ]}
      />
    </Dimmed>
  );
}
