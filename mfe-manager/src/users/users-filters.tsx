import { Select } from '@shop/ui';
import { SearchForm } from '@shop/ui/parts/search-form';
import { media, space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { UsersFilter } from './users.queries.ts';

interface UsersFiltersProps {
  readonly filter: UsersFilter;
  readonly onChange: (change: { readonly query?: string; readonly active?: string }) => void;
  /** The company filter. */
  readonly children: ReactNode;
}

const states = [
  { value: '', label: 'Все' },
  { value: 'Y', label: 'Работают' },
  { value: 'N', label: 'Отключены' },
];

/** Search, state and company filters of people; the URL holds them. */
export function UsersFilters({ filter: { query, active }, onChange, children }: UsersFiltersProps) {
  return (
    <Bar role="search" aria-label="Поиск пользователей">
      <SearchForm
        label="Имя, почта, телефон или компания"
        search={query}
        onSearch={(query) => onChange({ query })}
      />
      <Select
        label="Состояние"
        options={states}
        value={active}
        onChange={({ target }) => onChange({ active: target.value })}
      />
      {children}
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 180px auto;
  align-items: end;
  gap: ${space[3]};
  ${media.down('desktop')} {
    grid-template-columns: minmax(0, 1fr) 180px;
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.down('mobile')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
