import { Grid, Select } from '@shop/shared/ui';
import { SearchForm } from '@shop/shared/ui/search-form';

interface PeopleFiltersProps {
  readonly query: string;
  readonly active: string;
  readonly onChange: (change: { readonly query?: string; readonly active?: string }) => void;
}

const states = [
  { value: '', label: 'Все' },
  { value: 'Y', label: 'С доступом' },
  { value: 'N', label: 'Отключены' },
];

/** Search and state of people, kept in the address. */
export function PeopleFilters({ query, active, onChange }: PeopleFiltersProps) {
  return (
    <Grid
      columns="minmax(0, 1fr) 220px"
      collapse="mobile"
      gap={3}
      align="end"
      role="search"
      aria-label="Поиск сотрудников"
    >
      <SearchForm
        label="Имя, почта или телефон"
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
