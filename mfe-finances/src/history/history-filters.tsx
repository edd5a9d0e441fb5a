import { LEDGER_KIND_NAMES, type LedgerKind } from '@shop/contracts/finances/finances';
import { Select } from '@shop/ui';
import { media, space } from '@shop/ui/theme';
import styled from 'styled-components';
import { PeriodFilter } from '../common/filters/period-filter.tsx';

interface HistoryFiltersProps {
  readonly kind: LedgerKind | undefined;
  readonly onKind: (kind: LedgerKind | undefined) => void;
}

const kinds = [
  { value: '', label: 'Все документы' },
  ...Object.entries(LEDGER_KIND_NAMES).map(([value, label]) => ({ value, label })),
];

/** Filters by kind and period; company and contract are chosen above all tabs. */
export function HistoryFilters({ kind, onKind }: HistoryFiltersProps) {
  return (
    <Bar role="search" aria-label="Фильтр истории платежей">
      <Select
        label="Вид документа"
        options={kinds}
        value={kind ?? ''}
        onChange={({ target }) => onKind((target.value || undefined) as LedgerKind | undefined)}
      />
      <PeriodFilter allLabel="За всё время" />
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  gap: ${space[3]};
  ${media.down('mobile')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* Kind and period take a row each; the two dates share one. */
    & > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
  @media print {
    display: none;
  }
`;
