import { Select } from '@shop/ui';
import { PeriodDays } from './period-days.tsx';
import { READY_PERIODS } from './periods.ts';
import { type PeriodChoice, usePeriod } from './use-period.ts';

interface PeriodFilterProps {
  /** What is shown while none is chosen: «За всё время». */
  readonly allLabel: string;
  /** Days to begin with, when somebody wants to choose their own. */
  readonly shown?: { readonly from: string; readonly to: string } | undefined;
}

/** A period: one of the ready ones, or two days. Fields of a grid of filters. */
export function PeriodFilter({ allLabel, shown }: PeriodFilterProps) {
  const { choice, period, asked, choose, setDays } = usePeriod();
  return (
    <>
      <Select
        label="Период"
        options={[
          { value: '', label: allLabel },
          ...Object.entries(READY_PERIODS).map(([value, label]) => ({ value, label })),
          { value: 'free', label: 'Свои даты' },
        ]}
        value={choice}
        onChange={({ target }) =>
          choose(target.value as PeriodChoice, {
            dateFrom: period.dateFrom ?? shown?.from,
            dateTo: period.dateTo ?? shown?.to,
          })
        }
      />
      {choice === 'free' && <PeriodDays days={asked} onChange={setDays} />}
    </>
  );
}
