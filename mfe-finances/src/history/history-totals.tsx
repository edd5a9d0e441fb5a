import type { FinanceHistory } from '@shop/contracts/finances/finances';
import { Dimmed } from '../common/dimmed.ts';
import { Totals } from '../common/totals.tsx';

interface HistoryTotalsProps {
  readonly totals: FinanceHistory['totals'];
  /** They answer an earlier filter. */
  readonly isStale: boolean;
}

/** Sums of everything that is found, not only of the page on screen. */
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
