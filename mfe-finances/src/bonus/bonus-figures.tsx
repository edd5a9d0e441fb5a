import type { BonusPlan } from '@shop/contracts/finances/finances';
import { formatShortDay } from '@shop/domain/format/date';
import { formatMoney } from '@shop/domain/format/money';
import { Totals } from '../common/totals.tsx';
import { formatShare } from './percent.ts';

export type Plan = NonNullable<BonusPlan['plan']>;

/** The shipped sum, its forecast, and the bonus earned. */
export function BonusFigures({ plan }: { readonly plan: Plan }) {
  const { reachedKopecks, targetKopecks, forecastKopecks, forecastBonusKopecks, bonusKopecks, periodTo } =
    plan;
  return (
    <Totals
      label="Бонусный план в цифрах"
      totals={[
        {
          term: 'Отгружено',
          kopecks: reachedKopecks,
          note: `${formatShare(reachedKopecks, targetKopecks)} плана ${formatMoney(targetKopecks)}`,
        },
        ...(forecastKopecks === null
          ? []
          : [
              {
                term: `Прогноз на\u00a0${formatShortDay(periodTo)}`,
                kopecks: forecastKopecks,
                note: 'если темп не\u00a0изменится',
              },
            ]),
        {
          term: 'Бонус сейчас',
          kopecks: bonusKopecks,
          note:
            forecastBonusKopecks === null
              ? 'прогноз появится через несколько дней'
              : `по прогнозу ${formatMoney(forecastBonusKopecks)}`,
        },
      ]}
    />
  );
}
