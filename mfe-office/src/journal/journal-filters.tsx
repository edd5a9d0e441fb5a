import type { StaffRight } from '@shop/contracts/account/permissions';
import { STAFF_RIGHT_NAMES } from '@shop/contracts/office/staff-right-names';
import { Grid, Select } from '@shop/ui';
import { SearchForm } from '@shop/ui/parts/search-form';
import type { journalFilterOf } from './journal.queries.ts';

interface JournalFiltersProps {
  readonly filter: ReturnType<typeof journalFilterOf>;
  /** The kinds that the user may see; while they load, only the chosen one is listed. */
  readonly kinds: readonly StaffRight[];
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

/** Search and kind above the journal; the URL holds them. */
export function JournalFilters({ filter: { search, kind }, kinds, onChange }: JournalFiltersProps) {
  const listed = kind === '' || kinds.includes(kind) ? kinds : [...kinds, kind];
  return (
    <Grid
      columns="minmax(0, 1fr) 220px"
      collapse="mobile"
      gap={3}
      align="end"
      role="search"
      aria-label="Поиск в журнале"
    >
      <SearchForm label="Что меняли или кто" search={search} onSearch={(query) => onChange({ query })} />
      <Select
        label="Раздел"
        options={[
          { value: '', label: 'Все' },
          ...listed.map((right) => ({ value: right, label: STAFF_RIGHT_NAMES[right] })),
        ]}
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value })}
      />
    </Grid>
  );
}
