import { rowsAround, useVirtualRows } from '@shop/ui/parts/virtual-rows';
import { type RefObject, useCallback } from 'react';
import type { EditedRow, TemplateEditor } from './template-editor.ts';
import { TemplateRow } from './template-row.tsx';

interface LongTemplateRowsProps {
  readonly body: RefObject<HTMLElement | null>;
  readonly rows: readonly EditedRow[];
  readonly editor: TemplateEditor | undefined;
  /** The row with the focus. */
  readonly focused: number | undefined;
}

/** Height of a row before it is measured, in px. */
const rowHeight = () => 74;

/** Renders the rows of a long template that are near the screen, in the flow, so that they never overlap. */
export function LongTemplateRows({ body, rows, editor, focused }: LongTemplateRowsProps) {
  const virtual = useVirtualRows(body, {
    count: rows.length,
    heightOf: rowHeight,
    keyOf: useCallback((index: number) => rows[index]!.offerId, [rows]),
    kept: rowsAround(focused),
  });
  return (
    <>
      {virtual.rows.map(({ index, key, gap }) => (
        <TemplateRow
          key={key}
          row={rows[index]!}
          index={index}
          gap={gap}
          measure={virtual.measure}
          editor={editor}
        />
      ))}
      <tr aria-hidden style={{ display: 'block', blockSize: virtual.gapAfter }} />
    </>
  );
}
