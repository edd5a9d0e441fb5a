import * as v from 'valibot';
import { SearchAndState } from '../search-and-state.tsx';

const state = v.fallback(v.picklist(['Y', 'N', '']), '');

/** The filter of the list, from the URL. */
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

/** Search and state filters of sale points; the URL holds them. */
export function SalePointFilters({ filter, onChange }: SalePointFiltersProps) {
  return (
    <SearchAndState
      name="Поиск торговых точек"
      label="Название или адрес"
      on="Работают"
      off="Закрыты"
      {...filter}
      onChange={onChange}
    />
  );
}
