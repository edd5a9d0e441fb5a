import { QUICK_ORDER_LINES_MAX } from '@shop/contracts/basket-order/quick-order';
import { countOf, formatNumber } from '@shop/domain/format/number';
import { Button, IconButton, Row, Stack, Text, toast } from '@shop/ui';
import { ArrowLeftIcon, CheckIcon, TrashIcon, UndoIcon } from '@shop/ui/parts/icons';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { Result } from '../result/result.tsx';
import { useLines } from '../result/use-lines.ts';
import { PastedColumns } from './pasted-columns.tsx';
import { filledRows, linesOf, type SheetRow } from './sheet.ts';
import { SheetGrid } from './sheet-grid.tsx';
import { orderSheet, tableList } from './table-state.ts';
import { useIsPhone } from './use-is-phone.ts';

/** A table as in a spreadsheet, then the result of its lines. */
export function TableTab() {
  const { lines } = useLines(tableList);
  if (lines.length === 0) return <SheetView />;
  return (
    <Result
      list={tableList}
      source="таблице"
      actions={
        <Button variant="quiet" icon={<ArrowLeftIcon />} onClick={returnToSheet}>
          Вернуться к&nbsp;таблице
        </Button>
      }
    />
  );
}

function SheetView() {
  const state = useAtomValue(orderSheet.stateAtom);
  const isPhone = useIsPhone();
  const hintId = useId();
  const lines = linesOf(state.rows);
  const hasNames = !isPhone || state.rows.some(({ name }) => name !== '');

  function clear() {
    orderSheet.replace([]);
    toast('Таблица очищена', { action: { label: 'Вернуть', onClick: orderSheet.undo } });
  }

  return (
    <Stack gap={4}>
      <Row gap={2}>
        <Button
          variant="primary"
          icon={<CheckIcon />}
          disabled={lines.length === 0}
          onClick={() => void tableList.begin(lines)}
        >
          {lines.length === 0
            ? 'Проверить'
            : `Проверить ${countOf(lines.length, 'строку', 'строки', 'строк')}`}
        </Button>
        <IconButton
          label="Отменить (Ctrl+Z)"
          icon={<UndoIcon />}
          disabled={!state.canUndo}
          onClick={orderSheet.undo}
        />
        <IconButton
          label="Очистить таблицу"
          icon={<TrashIcon />}
          disabled={lines.length === 0}
          onClick={clear}
        />
      </Row>
      <Text as="p" size="s" tone="muted" id={hintId}>
        Вставьте строки из&nbsp;Excel или текста в&nbsp;любую ячейку: Ctrl+V, до&nbsp;
        {formatNumber(QUICK_ORDER_LINES_MAX)}&nbsp;строк. Enter — ниже, Tab — дальше, Delete — очистить. Выйти
        из&nbsp;таблицы с&nbsp;клавиатуры: Esc, затем Tab.
      </Text>
      {state.pasted && <PastedColumns pasted={state.pasted} sheet={orderSheet} />}
      <SheetGrid sheet={orderSheet} state={state} hasNames={hasNames} hintId={hintId} />
    </Stack>
  );
}

/** The table as it has been corrected meanwhile, without what is in the basket or was not wanted. */
function returnToSheet(): void {
  const rows: SheetRow[] = [...orderSheet.getState().rows];
  const blank = { article: '', quantity: '', name: '' };
  for (const { requested, fate } of tableList.getState().lines) {
    const { article, quantity, name } = requested;
    rows[requested.rowNumber - 1] = fate === 'open' ? { article, quantity, name } : blank;
  }
  orderSheet.replace(filledRows(rows.filter((row) => row.article || row.quantity || row.name)));
  tableList.reset();
}
