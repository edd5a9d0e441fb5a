import { exchangeKind } from '@shop/contracts/office/exchange-nodes';
import { Row, Select } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import type { exchangeJournalFilterOf } from '../common/exchange.queries.ts';
import { kindTitles } from '../common/exchange-titles.ts';

interface JournalFiltersProps {
  readonly filter: ReturnType<typeof exchangeJournalFilterOf>;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

/** Kind and «только с замечаниями» above the journal; the URL holds them. */
export function JournalFilters({ filter: { kind, troubled }, onChange }: JournalFiltersProps) {
  return (
    <Row gap={5} align="end" role="search" aria-label="Отбор обменов">
      <Select
        label="Вид обмена"
        options={[
          { value: '', label: 'Все' },
          ...exchangeKind.options.map((one) => ({ value: one, label: kindTitles[one] })),
        ]}
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value })}
      />
      <Checkbox
        label={'Только с\u00a0замечаниями'}
        checked={troubled === '1'}
        onChange={({ target }) => onChange({ troubled: target.checked ? '1' : '' })}
      />
    </Row>
  );
}
