import { Grid, Select } from '@shop/shared/ui';
import { SearchForm } from '@shop/shared/ui/search-form';
import * as v from 'valibot';

const state = v.fallback(v.picklist(['Y', 'N', '']), '');

/** How a list of sale points is narrowed, as the address has it. */
export function pointsFilterOf(search: URLSearchParams) {
  return {
    query: (search.get('query') ?? '').slice(0, 200),
    active: v.parse(state, search.get('active') ?? ''),
  };
}
export type PointsFilter = ReturnType<typeof pointsFilterOf>;

interface SalePointFiltersProps {
  readonly filter: PointsFilter;
  readonly onChange: (change: { readonly query?: string; readonly active?: string }) => void;
}

const states = [
  { value: '', label: 'Все' },
  { value: 'Y', label: 'Работают' },
  { value: 'N', label: 'Закрыты' },
];

/** Search and state of sale points, kept in the address. */
export function SalePointFilters({ filter, onChange }: SalePointFiltersProps) {
  return (
    <Grid
      columns="minmax(0, 1fr) 220px"
      collapse="mobile"
      gap={3}
      align="end"
      role="search"
      aria-label="Поиск торговых точек"
    >
      <SearchForm
        label="Название или адрес"
        search={filter.query}
        onSearch={(query) => onChange({ query })}
      />
      <Select
        label="Состояние"
        options={states}
        value={filter.active}
        onChange={({ target }) => onChange({ active: target.value })}
      />
    </Grid>
  );
}
