import type { ClientTerms } from '@shop/contracts/office/client-terms';
import { formatDay } from '@shop/domain/format/date';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { Button, Panel, Text } from '@shop/ui';
import { type Column, Table } from '@shop/ui/parts/table';
import { cancelPlanned } from '../common/save-terms.mutation.ts';
import { termTitle } from '../common/term-titles.ts';

type Planned = ClientTerms['planned'][number];

/** Lists what begins on a later day, and withdraws it (§6.41). */
export function PlannedPanel({ terms }: { readonly terms: ClientTerms }) {
  const { planned } = terms;
  const region = useKeptFocus<HTMLDivElement>(planned.length);
  const actions: Column<Planned> = {
    key: 'actions',
    header: 'Действия',
    align: 'end',
    cardLabel: false,
    cell: (change) => (
      <Button
        size="s"
        onClick={() => void cancelPlanned(terms, change)}
        aria-label={`Отменить: ${termTitle(change)} ${change.value} с\u00a0${formatDay(change.validFrom)}`}
      >
        Отменить
      </Button>
    ),
  };
  return (
    <div ref={region} tabIndex={-1} data-keeps-focus>
      {planned.length > 0 && (
        <Panel title="Что изменится" padding={0}>
          <Table
            caption="Запланированные изменения"
            columns={[...columns, actions]}
            rows={planned}
            rowKey={({ id }) => id}
          />
        </Panel>
      )}
    </div>
  );
}

const columns: readonly Column<Planned>[] = [
  { key: 'what', header: 'Условие', primary: true, cell: termTitle },
  { key: 'value', header: 'Станет', cell: ({ value }) => value },
  { key: 'from', header: 'Действует с', cell: ({ validFrom }) => <Text nowrap>{formatDay(validFrom)}</Text> },
  { key: 'by', header: 'Кто', cell: ({ by }) => by },
];
