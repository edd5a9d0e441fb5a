import type { RefObject } from 'react';
import { useVirtualRows } from '../basket/use-virtual-rows.ts';
import type { EditedRow, TemplateEditor } from './template-editor.ts';
import { TemplateRow } from './template-row.tsx';

interface LongTemplateRowsProps {
  readonly body: RefObject<HTMLElement | null>;
  readonly rows: readonly EditedRow[];
  readonly editor: TemplateEditor | undefined;
  /** The row with the focus. */
  readonly focused: number | undefined;
}

/** Of a long template the rows near the screen, in the flow, so that they never lie over each other. */
export function LongTemplateRows({ body, rows, editor, focused }: LongTemplateRowsProps) {
  const { items, measure, gapOf, gapAfter } = useVirtualRows(body, rows, focused);
  return (
    <>
      {items.map(({ index, key }, at) => (
        <TemplateRow
          key={key}
          row={rows[index]!}
          index={index}
          gap={gapOf(at)}
          measure={measure}
          editor={editor}
        />
      ))}
      <tr aria-hidden style={{ display: 'block', blockSize: gapAfter }} />
    </>
  );
}
