import { Grid, Select } from '@shop/ui';
import { SearchForm } from '@shop/ui/parts/search-form';

interface SearchAndStateProps {
  /** What is looked for: «Поиск компаний». */
  readonly name: string;
  /** By what of it. */
  readonly label: string;
  /** What those that are on and those that are off are called. */
  readonly on: string;
  readonly off: string;
  readonly query: string;
  /** `Y` on, `N` off, empty for all. */
  readonly active: string;
  readonly onChange: (change: { readonly query?: string; readonly active?: string }) => void;
}

/** Search and state above a list, kept in the address. */
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
      <SearchForm label={label} search={query} onSearch={(wanted) => onChange({ query: wanted })} />
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
