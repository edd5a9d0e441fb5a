import { daysBetween } from '@shop/domain/calendar/calendar-days';
import { formatDay, moscowToday } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { countOf } from '@shop/domain/format/number';
import { Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import type { Plan } from './bonus-figures.tsx';
import { formatBasisPoints } from './percent.ts';
import { PlanTrack } from './plan-track.tsx';

/** Progress of the plan as a bar and in text; the steps are listed in a table beside it. */
export function PlanProgress({ plan }: { readonly plan: Plan }) {
  const { next, periodTo } = plan;
  const daysLeft = Math.max(daysBetween(moscowToday(), periodTo), 0);
  return (
    <Stack gap={4}>
      <PlanTrack plan={plan} />
      <Text as="p" size="s" tone="muted">
        Период закончится {formatDay(periodTo)}
        {daysLeft > 0
          ? `, осталось ${countOf(daysLeft, 'день', 'дня', 'дней')}.`
          : ': сегодня последний день.'}
      </Text>
      {next ? (
        <Notice tone="accent" title={`До\u00a0следующей ступени ${formatMoney(next.leftKopecks)}`}>
          Ставка станет {formatBasisPoints(next.basisPoints)} ({gainOf(plan)}): ещё{' '}
          {formatMoney(next.gainKopecks)} бонуса.
        </Notice>
      ) : (
        <Notice tone="success" title="Достигнута высшая ступень плана">
          Бонус растёт вместе с&nbsp;отгрузками до&nbsp;конца периода.
        </Notice>
      )}
    </Stack>
  );
}

/** The gain over the current rate: «+0,5 %». */
function gainOf({ steps, reachedKopecks, next }: Plan): string {
  const reached = steps.findLast(({ fromKopecks }) => fromKopecks <= reachedKopecks)?.basisPoints ?? 0;
  return `+${formatBasisPoints((next?.basisPoints ?? reached) - reached)}`;
}
