import type { ColumnKind } from '@shop/domain/columns/headings';
import { Grid, Select, Stack, Text } from '@shop/ui';

interface ChosenColumn {
  readonly kind: ColumnKind;
  /** Its heading, or empty. */
  readonly title: string;
  readonly samples: readonly string[];
}

interface ColumnChoiceProps {
  readonly columns: readonly ChosenColumn[];
  readonly onChange: (kinds: readonly ColumnKind[]) => void;
}

const KINDS: readonly { readonly value: ColumnKind; readonly label: string }[] = [
  { value: 'article', label: 'Артикул' },
  { value: 'quantity', label: 'Количество' },
  { value: 'name', label: 'Наименование' },
  { value: 'ignored', label: 'Не нужен' },
];

/** Lets the buyer choose the kind of each column, next to its first values. A kind belongs to one column at a time. */
export function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
  function choose(at: number, kind: ColumnKind) {
    onChange(
      columns.map((column, index) => {
        if (index === at) return kind;
        return kind !== 'ignored' && column.kind === kind ? 'ignored' : column.kind;
      }),
    );
  }
  return (
    <Grid min={160} gap={3} role="group" aria-label="Столбцы">
      {columns.map(({ kind, title, samples }, at) => (
        <Stack key={at} gap={1}>
          <Select
            size="s"
            label={title ? `${at + 1}. ${title}` : `Столбец ${at + 1}`}
            options={KINDS}
            value={kind}
            onChange={(event) => choose(at, event.target.value as ColumnKind)}
          />
          <Text size="xs" tone="muted" truncate>
            {samples.filter(Boolean).join(', ') || 'пусто'}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
