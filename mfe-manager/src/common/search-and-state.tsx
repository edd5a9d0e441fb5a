import { Grid, Select } from '@shop/ui';
import { SearchForm } from '@shop/ui/parts/search-form';

interface SearchAndStateProps {
  /** The accessible name of the search: «Поиск компаний». */
  readonly name: string;
  /** The label of the search field. */
  readonly label: string;
  /** Labels of the states on and off. */
  readonly on: string;
  readonly off: string;
  readonly query: string;
  /** `Y` is on, `N` is off, empty means all. */
  readonly active: string;
  readonly onChange: (change: { readonly query?: string; readonly active?: string }) => void;
}

/** Search and state filters above a list; the URL holds them. */
export function SearchAndState({ name, label, on, off, query, active, onChange }: SearchAndStateProps) {
  return (
    <Grid
      columns="minmax(0, 1fr) 220px"
      collapse="mobile"
      gap={3}
      align="end"
      role="search"
      aria-label={name}
    >
      <SearchForm label={label} search={query} onSearch={(query) => onChange({ query })} />
      <Select
        label="Состояние"
        options={[
          { value: '', label: 'Все' },
          { value: 'Y', label: on },
          { value: 'N', label: off },
        ]}
        value={active}
        onChange={({ target }) => onChange({ active: target.value })}
      />
    </Grid>
  );
}
