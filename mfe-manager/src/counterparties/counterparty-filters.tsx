import { Grid, Select } from '@shop/shared/ui';
import { SearchForm } from '@shop/shared/ui/search-form';

interface CounterpartyFiltersProps {
  readonly query: string;
  readonly active: string;
  readonly onChange: (change: { readonly query?: string; readonly active?: string }) => void;
}

const states = [
  { value: '', label: 'Все' },
  { value: 'Y', label: 'Работают' },
  { value: 'N', label: 'Отключены' },
];

/** Search and state of companies, kept in the address. */
export function CounterpartyFilters({ query, active, onChange }: CounterpartyFiltersProps) {
  return (
    <Grid
      columns="minmax(0, 1fr) 220px"
      collapse="mobile"
      gap={3}
      align="end"
      role="search"
      aria-label="Поиск компаний"
    >
      <SearchForm
        label="Название, ИНН или код"
        search={query}
        onSearch={(wanted) => onChange({ query: wanted })}
      />
      <Select
        label="Состояние"
        options={states}
        value={active}
        onChange={({ target }) => onChange({ active: target.value })}
      />
    </Grid>
  );
}
