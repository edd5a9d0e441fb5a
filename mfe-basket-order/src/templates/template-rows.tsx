import { VisuallyHidden } from '@shop/shared/ui';
import { type FocusEvent, type RefObject, useRef, useState } from 'react';
import { Body, Head, Table } from '../basket/basket-row-parts.ts';
import { useVirtualRows } from '../basket/use-virtual-rows.ts';
import type { EditedRow, TemplateEditor } from './template-editor.ts';
import { TemplateRow } from './template-row.tsx';
import { HeadCell, HeadLine } from './template-row-parts.ts';

/** Up to so many rows all are there: the browser's own search finds them. */
const ALL_THERE = 60;

interface TemplateRowsProps {
  readonly rows: readonly EditedRow[];
  /** Nothing for whoever may only read. */
  readonly editor: TemplateEditor | undefined;
}

/** A dense table, on narrow screens a list of cards; of a long one only what is near the screen. */
export function TemplateRows({ rows, editor }: TemplateRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<number>();

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    setFocused(undefined);
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) editor?.flush();
  }

  return (
    <Table aria-label="Товары шаблона" aria-rowcount={rows.length + 1}>
      <Head>
        <HeadLine aria-rowindex={1}>
          <HeadCell $area="product">Товар</HeadCell>
          <HeadCell $area="price" $end>
            Цена сегодня
          </HeadCell>
          <HeadCell $area="quantity">Количество</HeadCell>
          <HeadCell $area="total" $end>
            Сумма
          </HeadCell>
          {editor && (
            <HeadCell $area="toggle">
              <VisuallyHidden>Убрать или вернуть</VisuallyHidden>
            </HeadCell>
          )}
        </HeadLine>
      </Head>
      <Body ref={body} onFocus={({ target }) => setFocused(indexOf(target))} onBlur={handleBlur}>
        {rows.length > ALL_THERE ? (
          <LongRows body={body} rows={rows} editor={editor} focused={focused} />
        ) : (
          rows.map((row, index) => (
            <TemplateRow key={row.offerId} row={row} index={index} gap={0} editor={editor} />
          ))
        )}
      </Body>
    </Table>
  );
}

interface LongRowsProps extends TemplateRowsProps {
  readonly body: RefObject<HTMLElement | null>;
  readonly focused: number | undefined;
}

function LongRows({ body, rows, editor, focused }: LongRowsProps) {
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

function indexOf(element: Element): number | undefined {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
}
