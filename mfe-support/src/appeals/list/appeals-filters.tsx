import { APPEAL_STATUS_NAMES, type AppealStatus, appealStatus } from '@shop/contracts/support/appeals';
import { useQuery } from '@shop/platform/query';
import { Select } from '@shop/ui';
import { SearchForm } from '@shop/ui/parts/search-form';
import { media, space } from '@shop/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { appealTypesQuery } from '../common/appeals.queries.ts';
import type { AppealsFilterState } from '../common/use-appeals-filter.ts';

interface AppealsFiltersProps {
  readonly state: AppealsFilterState;
  /** The label of the search: «Номер, тема или текст». */
  readonly searchLabel: string;
  /** Further filters of managers. */
  readonly children?: ReactNode;
}

/** Search, status and type filters; the URL holds them. */
export function AppealsFilters({ state: { filter, setFilter }, searchLabel, children }: AppealsFiltersProps) {
  const types = useQuery(appealTypesQuery()).data?.items ?? [];
  const kinds = types.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Bar role="search" aria-label="Поиск обращений">
      <SearchForm label={searchLabel} search={filter.search} onSearch={(search) => setFilter({ search })} />
      <Select
        label="Статус"
        options={statusesOf(filter.view)}
        value={filter.status ?? ''}
        onChange={({ target }) =>
          setFilter({ status: target.value === '' ? undefined : (target.value as AppealStatus) })
        }
      />
      <Select
        label="Вид"
        options={[{ value: '', label: 'Все виды' }, ...kinds]}
        value={filter.type === undefined ? '' : String(filter.type)}
        onChange={({ target }) => setFilter({ type: Number(target.value) || undefined })}
      />
      {children}
    </Bar>
  );
}

/** In the view of waiting appeals, finished statuses cannot occur. */
function statusesOf(view: AppealsFilterState['filter']['view']) {
  const possible = appealStatus.options.filter(
    (status) => view !== 'unanswered' || (status !== 'solved' && status !== 'closed'),
  );
  return [
    { value: '', label: 'Все статусы' },
    ...possible.map((value) => ({ value, label: APPEAL_STATUS_NAMES[value] })),
  ];
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 180px 220px;
  align-items: start;
  gap: ${space[3]};
  ${media.down('mobile')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > form,
    & > :nth-child(n + 4) {
      grid-column: 1 / -1;
    }
  }
`;
