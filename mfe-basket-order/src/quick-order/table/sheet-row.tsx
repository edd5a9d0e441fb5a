import { IconButton } from '@shop/ui';
import { CloseIcon } from '@shop/ui/parts/icons';
import { type MouseEvent, memo } from 'react';
import { type Cell, type SheetRow as Row, SHEET_COLUMNS, type SheetColumn } from './sheet.ts';
import { CellField, Line, NumberCell, SheetCell, ToolCell } from './sheet-parts.ts';

export const COLUMN_NAMES: Readonly<Record<SheetColumn, string>> = {
  article: 'Артикул',
  quantity: 'Количество',
  name: 'Наименование',
};

interface SheetRowProps {
  readonly row: Row;
  readonly index: number;
  readonly gap: number;
  readonly measure: (element: HTMLElement | null) => void;
  readonly columnCount: number;
  /** Column of the cursor, if it is in this row. */
  readonly cursorColumn: number | undefined;
  /** The text that is being typed in the cell. */
  readonly draft: string | undefined;
  /** First and last selected column; only where more than one cell is selected. */
  readonly selected: string;
  readonly actions: SheetRowActions;
}

export interface SheetRowActions {
  enter(cell: Cell): void;
  go(cell: Cell, isExtending: boolean): void;
  edit(): void;
  write(text: string): void;
  removeRow(row: number): void;
}

/** A row of the table: fields side by side, of which the one under the cursor can be reached by Tab. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { row, index, gap, measure, columnCount, cursorColumn, draft, selected, actions } = props;
  const isFilled = SHEET_COLUMNS.some((column) => row[column] !== '');

  /** A click selects the whole cell, with Shift all cells up to it, like a spreadsheet. */
  function handleMouseDown(event: MouseEvent, column: number) {
    const isHere = event.currentTarget === document.activeElement;
    if (event.button !== 0 || (isHere && !event.shiftKey)) return;
    event.preventDefault();
    actions.go({ row: index, column }, event.shiftKey);
  }

  return (
    <Line ref={measure} aria-rowindex={index + 2} data-index={index} style={{ marginBlockStart: gap }}>
      <NumberCell>{index + 1}</NumberCell>
      {SHEET_COLUMNS.slice(0, columnCount).map((column, at) => (
        <SheetCell
          key={column}
          $isName={column === 'name'}
          aria-selected={selected.includes(String(at)) || cursorColumn === at}
        >
          <CellField
            data-column={at}
            aria-label={`${COLUMN_NAMES[column]}, строка ${index + 1}`}
            tabIndex={cursorColumn === at ? 0 : -1}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="next"
            inputMode={column === 'quantity' ? 'decimal' : 'text'}
            maxLength={column === 'quantity' ? 100 : 500}
            value={cursorColumn === at && draft !== undefined ? draft : row[column]}
            onChange={(event) => actions.write(event.target.value)}
            onFocus={(event) => {
              event.target.select();
              actions.enter({ row: index, column: at });
            }}
            onMouseDown={(event) => handleMouseDown(event, at)}
            onDoubleClick={() => draft === undefined && actions.edit()}
          />
        </SheetCell>
      ))}
      <ToolCell>
        {isFilled && (
          <IconButton
            size="s"
            tabIndex={-1}
            label={`Удалить строку ${index + 1}`}
            icon={<CloseIcon />}
            onClick={() => actions.removeRow(index)}
          />
        )}
      </ToolCell>
    </Line>
  );
});
