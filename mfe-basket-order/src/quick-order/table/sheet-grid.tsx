import { VisuallyHidden } from '@shop/ui';
import { rowsAround, useVirtualRows } from '@shop/ui/parts/virtual-rows';
import { type FocusEvent, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { SHEET_COLUMNS, type Sheet, type SheetState } from './sheet.ts';
import { Body, Grid, Head, HeadCell, Line } from './sheet-parts.ts';
import { COLUMN_NAMES, SheetRow, type SheetRowActions } from './sheet-row.tsx';
import { useSheetCursor } from './use-sheet-cursor.ts';

interface SheetGridProps {
  readonly sheet: Sheet;
  readonly state: SheetState;
  /** Names have a column of their own. */
  readonly hasNames: boolean;
  /** Id of the text that explains the keys. */
  readonly hintId: string;
}

const rowHeight = () => 35;

/** The table to be typed and pasted into, with the keys of a spreadsheet. Only rows near the screen exist. */
export function SheetGrid({ sheet, state, hasNames, hintId }: SheetGridProps) {
  const body = useRef<HTMLDivElement>(null);
  const isGoing = useRef(false);
  const columnCount = hasNames ? SHEET_COLUMNS.length : SHEET_COLUMNS.length - 1;
  const cursor = useSheetCursor({ sheet, state, columnCount, onGo: () => (isGoing.current = true) });
  const { cell, draft, selection } = cursor;
  const { rows, height, measure } = useVirtualRows(body, {
    count: state.rows.length,
    heightOf: rowHeight,
    kept: rowsAround(cell.row),
    keyOf: useCallback((index: number) => index, []),
  });

  const actions = useLatest<SheetRowActions>({
    enter: cursor.enter,
    go: cursor.go,
    edit: cursor.edit,
    write: cursor.write,
    removeRow: (row) => sheet.removeRows(row, row),
  });

  // After the actions have become those of this drawing: the focus asks them.
  useLayoutEffect(() => {
    if (!isGoing.current) return;
    const field = body.current?.querySelector<HTMLInputElement>(
      `[data-index="${cell.row}"] [data-column="${cell.column}"]`,
    );
    if (!field) return;
    isGoing.current = false;
    if (field === document.activeElement) field.select();
    else field.focus();
  });

  const isBlock = selection.top !== selection.bottom || selection.columns.length > 1;
  const selectedColumns = selection.columns.map((column) => SHEET_COLUMNS.indexOf(column)).join('');

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cursor.leave();
  }

  return (
    <Grid
      aria-label="Таблица заказа"
      aria-describedby={hintId}
      aria-multiselectable
      aria-rowcount={state.rows.length + 1}
      aria-colcount={columnCount + 2}
      onBlur={handleBlur}
      {...cursor.handlers}
    >
      <Head>
        <Line aria-rowindex={1}>
          <HeadCell>№</HeadCell>
          {SHEET_COLUMNS.slice(0, columnCount).map((column) => (
            <HeadCell key={column} $isName={column === 'name'}>
              {COLUMN_NAMES[column]}
            </HeadCell>
          ))}
          <HeadCell>
            <VisuallyHidden>Удалить</VisuallyHidden>
          </HeadCell>
        </Line>
      </Head>
      <Body ref={body} style={{ minBlockSize: height }}>
        {rows.map(({ index, key, gap }) => (
          <SheetRow
            key={key}
            row={state.rows[index]!}
            index={index}
            gap={gap}
            measure={measure}
            columnCount={columnCount}
            cursorColumn={index === cell.row ? cell.column : undefined}
            draft={index === cell.row ? draft : undefined}
            selected={isBlock && index >= selection.top && index <= selection.bottom ? selectedColumns : ''}
            actions={actions}
          />
        ))}
      </Body>
    </Grid>
  );
}

/** Keeps one object across renders with the latest handlers, so that unchanged rows do not render again. */
function useLatest<T extends object>(now: T): T {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(latest.current).map((name) => [
          name,
          (...args: unknown[]) =>
            (latest.current as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args),
        ]),
      ) as T,
    [],
  );
}
