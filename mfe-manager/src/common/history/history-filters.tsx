import { Select } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { media, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { DateRangeFields } from './date-range-fields.tsx';
import type { HistoryFilter } from './history.queries.ts';

interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  /** People to choose from; while they load, only the chosen one is listed. */
  readonly people: readonly { readonly id: number; readonly name: string }[];
  readonly onChange: (change: Partial<HistoryFilter>) => void;
}

/** Filters the history by person and dates; the URL holds the filter. */
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
      <DateRangeFields days={{ dateFrom, dateTo }} onChange={onChange} />
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

/** Aligned with the inputs, below their labels. */
const Check = styled(Checkbox)`
  margin-block-start: 28px;
  ${media.down('tablet')} {
    margin-block-start: 0;
  }
`;
