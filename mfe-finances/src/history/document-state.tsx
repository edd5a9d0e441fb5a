import type { PaidState } from '@shop/contracts/finances/finances';
import { daysBetween } from '@shop/domain/calendar/calendar-days';
import { formatDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import { Badge, Text } from '@shop/ui';
import type { Tone } from '@shop/ui/theme';
import type { HistoryDocument } from './history.queries.ts';

const tones: Readonly<Record<PaidState, Tone>> = {
  paid: 'success',
  partly: 'warning',
  unpaid: 'neutral',
  overdue: 'danger',
  none: 'neutral',
};

interface DocumentStateProps {
  readonly document: HistoryDocument;
  readonly today: string;
}

/** How far a document is paid, and when the rest is due. */
export function DocumentState({ document, today }: DocumentStateProps) {
  const { state, kopecks, openKopecks, dueOn, on } = document;
  const isBegun = openKopecks > 0 && openKopecks < kopecks;
  return (
    <>
      <Badge tone={tones[state]}>{stateText(state, dueOn ?? on, today)}</Badge>
      {isBegun && (
        <Text as="div" size="s" tone="muted" numeric>
          осталось {formatMoney(openKopecks)}
        </Text>
      )}
      {openKopecks > 0 && dueOn && state !== 'overdue' && (
        <Text as="div" size="s" tone="subtle" numeric>
          до {formatDay(dueOn)}
        </Text>
      )}
    </>
  );
}

function stateText(state: PaidState, payBy: string, today: string): string {
  switch (state) {
    case 'paid':
      return 'Оплачен';
    case 'partly':
      return 'Оплачен частично';
    case 'overdue':
      return `Просрочен на ${countOf(daysBetween(payBy, today), 'день', 'дня', 'дней')}`;
    default:
      return 'Не оплачен';
  }
}
