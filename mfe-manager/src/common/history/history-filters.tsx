import { Select } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { media, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { DayFields } from './day-fields.tsx';
import type { HistoryFilter } from './history.queries.ts';

interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  /** Who there is to choose; while they are on their way the choice of the address stands alone. */
  readonly people: readonly { readonly id: number; readonly name: string }[];
  readonly onChange: (change: Partial<HistoryFilter>) => void;
}

/** By person and days, kept in the address. */
export function HistoryFilters({ filter, people, onChange }: HistoryFiltersProps) {
  const { user, acted, dateFrom, dateTo } = filter;
  const isKnown = user === '' || people.some(({ id }) => String(id) === user);
  return (
    <Bar role="search" aria-label="Фильтр истории">
      <Select
        label="Сотрудник"
        options={[
          { value: '', label: 'Все' },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ...(isKnown ? [] : [{ value: user, label: 'Выбранный сотрудник' }]),
        ]}
        value={user}
        onChange={({ target }) => onChange({ user: target.value })}
      />
      <DayFields days={{ dateFrom, dateTo }} onChange={onChange} />
      <Check
        label="Только от имени другого"
        checked={acted === 'Y'}
        onChange={({ target }) => onChange({ acted: target.checked ? 'Y' : '' })}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[3]};
  ${media.down('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child,
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Beside the fields, below where their labels are. */
const Check = styled(Checkbox)`
  margin-block-start: 28px;
  ${media.down('tablet')} {
    margin-block-start: 0;
  }
`;
