import type { PaymentSchedule } from '@shop/contracts/finances/finances';
import { formatShortDay } from '@shop/domain/format/date';
import { countOf } from '@shop/domain/format/number';
import { Totals } from '../common/totals.tsx';
import { dueText } from './due-text.ts';

interface ScheduleTotalsProps {
  readonly schedule: Pick<PaymentSchedule, 'totals' | 'days'>;
  readonly today: string;
}

/** The sum due, its overdue part, and the next payment. */
export function ScheduleTotals({ schedule: { totals, days }, today }: ScheduleTotalsProps) {
  const next = days.find(({ on }) => on >= today);
  const count = days.reduce((sum, day) => sum + day.count, 0);
  return (
    <Totals
      label="Итоги графика"
      totals={[
        {
          term: 'Всего к\u00a0оплате',
          kopecks: totals.openKopecks,
          note: countOf(count, 'документ', 'документа', 'документов'),
        },
        {
          term: 'Просрочено',
          kopecks: totals.overdueKopecks,
          note: totals.overdueKopecks > 0 ? 'срок оплаты прошёл' : 'просрочки нет',
          ...(totals.overdueKopecks > 0 ? { tone: 'danger' as const } : {}),
        },
        {
          term: 'Ближайший платёж',
          kopecks: next?.kopecks ?? 0,
          note: next ? `${formatShortDay(next.on)}, ${dueText(next.on, today)}` : 'новых сроков пока нет',
        },
      ]}
    />
  );
}
