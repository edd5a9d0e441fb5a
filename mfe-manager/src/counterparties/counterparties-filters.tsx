import { QUIET_DAYS } from '@shop/contracts/manager/manager';
import { Grid, Select } from '@shop/ui';
import { SearchForm } from '@shop/ui/parts/search-form';
import type { companiesFilterOf } from './counterparties.queries.ts';

interface CounterpartiesFiltersProps {
  readonly filter: ReturnType<typeof companiesFilterOf>;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

/** Search, filters and order above the list; the URL holds them. */
export function CounterpartiesFilters({ filter, onChange }: CounterpartiesFiltersProps) {
  const { query, active, quiet, sort } = filter;
  return (
    <Grid min={200} gap={3} align="end" role="search" aria-label="Поиск компаний">
      <SearchForm label="Название, ИНН или код" search={query} onSearch={(query) => onChange({ query })} />
      <Select
        label="Состояние"
        options={[
          { value: '', label: 'Все' },
          { value: 'Y', label: 'Работают' },
          { value: 'N', label: 'Отключены' },
        ]}
        value={active}
        onChange={({ target }) => onChange({ active: target.value })}
      />
      <Select
        label="Заказы"
        options={[
          { value: '', label: 'Все' },
          { value: 'Y', label: `Не\u00a0заказывали ${QUIET_DAYS}+ дней` },
        ]}
        value={quiet}
        onChange={({ target }) => onChange({ quiet: target.value })}
      />
      <Select
        label="Сортировка"
        options={[
          { value: 'name', label: 'По\u00a0названию' },
          { value: 'debt', label: 'Сначала большие долги' },
          { value: 'quiet', label: 'Сначала давно не\u00a0заказывали' },
          { value: 'lastOrder', label: 'Сначала недавние заказы' },
        ]}
        value={sort}
        onChange={({ target }) => onChange({ sort: target.value === 'name' ? '' : target.value })}
      />
    </Grid>
  );
}
