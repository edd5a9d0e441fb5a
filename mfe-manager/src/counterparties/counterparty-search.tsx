import { PAGE_FETCH_DELAY_MS } from '@shop/shared/contracts/constants';
import { Grid, Select, TextField } from '@shop/shared/ui';
import { SearchIcon } from '@shop/shared/ui/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CounterpartiesParams } from './use-counterparties-params.ts';

interface CounterpartySearchProps {
  readonly params: CounterpartiesParams;
  readonly onChange: (part: Partial<CounterpartiesParams>) => void;
}

const states = [
  { value: '', label: 'Все' },
  { value: 'Y', label: 'Работают' },
  { value: 'N', label: 'Отключены' },
];

/** Narrows the list while typing, once the hands rest for a moment. */
export function CounterpartySearch({ params, onChange }: CounterpartySearchProps) {
  const [typed, setTyped] = useState(params.query);
  const narrow = useEffectEvent(() => onChange({ query: typed.trim() }));

  // The URL may change under us: back, or «Сбросить поиск».
  useEffect(() => setTyped(params.query), [params.query]);
  useEffect(() => {
    if (typed.trim() === params.query) return;
    const timer = setTimeout(() => narrow(), PAGE_FETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, params.query]);

  return (
    <Grid columns="minmax(0, 1fr) 220px" collapse="mobile" gap={3} align="end">
      <TextField
        type="search"
        label="Поиск по названию, ИНН или коду"
        icon={<SearchIcon />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select
        label="Состояние"
        options={states}
        value={params.active}
        onChange={(event) => onChange({ active: event.target.value as CounterpartiesParams['active'] })}
      />
    </Grid>
  );
}
