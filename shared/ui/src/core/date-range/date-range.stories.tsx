import { useState } from 'react';
import { Stack } from '../layout/layout.tsx';
import { type DateRange, DateRangeField } from './date-range.tsx';

export default { title: 'Date range' };

export function States() {
  const [range, setRange] = useState<DateRange>({ from: '2026-11-01', to: '2026-11-21' });
  return (
    <Stack align="start">
      <DateRangeField label="Период" {...range} onChange={setRange} />
      <DateRangeField label="Пустой период" from={null} to={null} onChange={setRange} hint="Не больше года" />
      <DateRangeField
        label="Период с ошибкой"
        {...range}
        onChange={setRange}
        error="Слишком длинный период"
      />
      <DateRangeField label="Период недоступен" {...range} onChange={setRange} disabled />
    </Stack>
  );
}
