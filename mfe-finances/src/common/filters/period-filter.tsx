import { Select } from '@shop/ui';
import { PeriodDateFields } from './period-date-fields.tsx';
import { PERIOD_PRESETS } from './periods.ts';
import { type PeriodChoice, usePeriod } from './use-period.ts';

interface PeriodFilterProps {
  /** The label when no period is chosen: «За всё время». */
  readonly allLabel: string;
  /** The dates that «Свои даты» begins with. */
  readonly shown?: { readonly from: string; readonly to: string } | undefined;
}

/** A preset period or two dates; the fields of a filter grid. */
export function PeriodFilter({ allLabel, shown }: PeriodFilterProps) {
  const { choice, period, daysInUrl, choose, setDays } = usePeriod();
  return (
    <>
      <Select
        label="Период"
        options={[
          { value: '', label: allLabel },
          ...Object.entries(PERIOD_PRESETS).map(([value, label]) => ({ value, label })),
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
      {choice === 'free' && <PeriodDateFields days={daysInUrl} onChange={setDays} />}
    </>
  );
}
