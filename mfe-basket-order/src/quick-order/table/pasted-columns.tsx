import type { ColumnKind } from '@shop/domain/columns/headings';
import { countOf, formatNumber } from '@shop/domain/format/number';
import { Button, Stack, Text } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { Notice } from '@shop/ui/parts/notice';
import { ColumnChoice } from '../common/column-choice.tsx';
import type { Pasted, Sheet } from './sheet.ts';

/** Shows the pasted columns and how they were recognized, and lets the buyer correct them. */
export function PastedColumns({ pasted, sheet }: { readonly pasted: Pasted; readonly sheet: Sheet }) {
  const { rows, kinds, firstRow, excess } = pasted;
  const count = rows.length - firstRow;
  const samples = rows.slice(firstRow, firstRow + 3);
  return (
    <Notice
      tone={excess > 0 ? 'warning' : 'success'}
      title={`Вставлено: ${countOf(count, 'строка', 'строки', 'строк')}`}
      onDismiss={sheet.dismissPasted}
      action={
        <Button size="s" onClick={sheet.undo}>
          Отменить вставку
        </Button>
      }
    >
      <Stack gap={3}>
        {excess > 0 && (
          <Text as="p">
            Ещё {countOf(excess, 'строка не поместилась', 'строки не поместились', 'строк не поместились')}:
            в&nbsp;заказе не&nbsp;больше {formatNumber(10_000)}&nbsp;строк.
          </Text>
        )}
        {kinds.length > 1 && <Text as="p">Проверьте, что столбцы поняты верно.</Text>}
        {kinds.length > 1 && (
          <ColumnChoice
            columns={kinds.map((kind, column) => ({
              kind,
              title: firstRow > 0 ? (rows[firstRow - 1]?.[column] ?? '') : '',
              samples: samples.map((row) => row[column] ?? ''),
            }))}
            onChange={(next: readonly ColumnKind[]) => sheet.rearrange({ kinds: next })}
          />
        )}
        {rows.length > 1 && firstRow <= 1 && (
          <Checkbox
            label="Первая строка — заголовки"
            checked={firstRow === 1}
            onChange={(event) => sheet.rearrange({ firstRow: event.target.checked ? 1 : 0 })}
          />
        )}
      </Stack>
    </Notice>
  );
}
