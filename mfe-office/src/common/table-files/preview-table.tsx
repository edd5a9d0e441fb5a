import type { ImportLine, ImportOutcome, ImportPreview } from '@shop/contracts/office/import-preview';
import { countOf, formatNumber } from '@shop/domain/format/number';
import { Badge, Row, Stack, Text } from '@shop/ui';
import { Notice } from '@shop/ui/parts/notice';
import { type Column, Table } from '@shop/ui/parts/table';

/** More rows than this are counted, not shown. */
const SHOWN = 100;

const outcomes = {
  refused: { title: 'Ошибка', tone: 'danger' },
  changed: { title: 'Изменится', tone: 'info' },
  added: { title: 'Новая', tone: 'success' },
  same: { title: 'Без изменений', tone: 'neutral' },
} as const satisfies Record<ImportOutcome, object>;
const order: readonly ImportOutcome[] = ['refused', 'changed', 'added', 'same'];

/** The outcome of every row of a file: those with errors first. */
export function PreviewTable({ preview: { counts, lines } }: { readonly preview: ImportPreview }) {
  const sorted = order.flatMap((wanted) => lines.filter(({ outcome }) => outcome === wanted));
  const all = order.reduce((sum, outcome) => sum + counts[outcome], 0);
  const rest = all - Math.min(sorted.length, SHOWN);
  return (
    <Stack gap={3}>
      {counts.refused > 0 && (
        <Notice
          tone="warning"
          title={`${countOf(counts.refused, 'строка', 'строки', 'строк')} с\u00a0ошибками`}
        >
          Ничего не{'\u00a0'}загружено. Исправьте их в{'\u00a0'}файле и{'\u00a0'}выберите его ещё раз.
        </Notice>
      )}
      {counts.refused + counts.added + counts.changed === 0 && (
        <Notice>Все строки файла уже такие же, загружать нечего.</Notice>
      )}
      <Row gap={2}>
        {order.map((outcome) => (
          <Badge key={outcome} tone={outcomes[outcome].tone}>
            {outcomes[outcome].title}: {formatNumber(counts[outcome])}
          </Badge>
        ))}
      </Row>
      <Table
        caption="Строки файла"
        columns={columns}
        rows={sorted.slice(0, SHOWN)}
        rowKey={({ row }) => row}
        cardsBelow={640}
      />
      {rest > 0 && (
        <Text as="p" tone="muted">
          И ещё {countOf(rest, 'строка', 'строки', 'строк')}.
        </Text>
      )}
    </Stack>
  );
}

const columns: readonly Column<ImportLine>[] = [
  { key: 'row', header: 'Строка', align: 'end', width: '72px', cell: ({ row }) => row },
  { key: 'name', header: 'Что', primary: true, cell: ({ name }) => name },
  {
    key: 'outcome',
    header: 'Итог',
    cell: ({ outcome }) => <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].title}</Badge>,
  },
  {
    key: 'why',
    header: 'Подробности',
    cell: ({ reason, changes }) =>
      reason ||
      changes
        .map(({ title, before, after }) => `${title}: ${before || 'пусто'} → ${after || 'пусто'}`)
        .join('; '),
  },
];
