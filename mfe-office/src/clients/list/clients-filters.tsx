import type { ClientChoices } from '@shop/contracts/office/clients';
import { Grid, Select } from '@shop/ui';
import { SearchForm } from '@shop/ui/parts/search-form';
import type { clientsFilterOf } from '../common/clients.queries.ts';

interface ClientsFiltersProps {
  readonly filter: ReturnType<typeof clientsFilterOf>;
  /** Undefined while they load. */
  readonly choices: ClientChoices | undefined;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

/** Search and filters above the list; the URL holds them. */
export function ClientsFilters({ filter, choices, onChange }: ClientsFiltersProps) {
  const { query, manager, priceType, closed } = filter;
  return (
    <Grid min={200} gap={3} align="end" role="search" aria-label="Поиск клиентов">
      <SearchForm label="Название, ИНН или код" search={query} onSearch={(query) => onChange({ query })} />
      <Select
        label="Менеджер"
        options={optionsOf(choices?.managers, 'Все', 'Без менеджера')}
        value={manager}
        onChange={({ target }) => onChange({ manager: target.value })}
      />
      <Select
        label="Вид цен"
        options={optionsOf(choices?.priceTypes, 'Все', 'Не назначен')}
        value={priceType}
        onChange={({ target }) => onChange({ priceType: target.value })}
      />
      <Select
        label="Состояние"
        options={[
          { value: '', label: 'Все' },
          { value: 'N', label: 'Работают' },
          { value: 'Y', label: 'Закрыты' },
        ]}
        value={closed}
        onChange={({ target }) => onChange({ closed: target.value })}
      />
    </Grid>
  );
}

function optionsOf(choices: ClientChoices['managers'] | undefined, all: string, none: string) {
  const named = (choices ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return [{ value: '', label: all }, { value: 'none', label: none }, ...named];
}
