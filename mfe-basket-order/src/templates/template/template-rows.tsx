import { GoodsBody, GoodsHead, GoodsTable } from '@shop/kit/goods';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { VisuallyHidden } from '@shop/ui';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EditedRow, TemplateEditor } from './template-editor.ts';
import { TemplateRow } from './template-row.tsx';
import { HeadCell, HeadLine } from './template-row-parts.ts';

/** Up to so many rows all are there: the browser's own search finds them. */
const ALL_THERE = 60;
/** A longer list shows this many rows until the code of the virtual list has loaded. */
const AT_FIRST = 20;
/** Px, before a row is measured. */
const ROW_HEIGHT = 74;

async function loadLongRows() {
  return (await import(/* webpackChunkName: "basket-later" */ './long-template-rows.tsx')).LongTemplateRows;
}

interface TemplateRowsProps {
  readonly rows: readonly EditedRow[];
  /** Undefined for a user who may only read. */
  readonly editor: TemplateEditor | undefined;
}

/** A dense table, on narrow screens a list of cards; of a long one only what is near the screen. */
export function TemplateRows({ rows, editor }: TemplateRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<number>();
  const [isLong, setIsLong] = useState(rows.length > ALL_THERE);
  // A long list stays virtual, so that the field that has the focus is not mounted again.
  if (!isLong && rows.length > ALL_THERE) setIsLong(true);
  const { chunk: LongRows, isFailed, ask } = useLazyChunk(loadLongRows);
  const askOnce = useEffectEvent(ask);
  useEffect(() => {
    if (isLong) askOnce();
  }, [isLong]);
  const isCut = isLong && !LongRows && !isFailed;

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    setFocused(undefined);
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) editor?.flush();
  }

  return (
    <GoodsTable aria-label="Товары шаблона" aria-rowcount={rows.length + 1}>
      <GoodsHead>
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
      </GoodsHead>
      <GoodsBody ref={body} onFocus={({ target }) => setFocused(indexOf(target))} onBlur={handleBlur}>
        {isLong && LongRows ? (
          <LongRows body={body} rows={rows} editor={editor} focused={focused} />
        ) : (
          (isCut ? rows.slice(0, AT_FIRST) : rows).map((row, index) => (
            <TemplateRow key={row.offerId} row={row} index={index} gap={0} editor={editor} />
          ))
        )}
        {isCut && (
          <tr aria-hidden style={{ display: 'block', blockSize: (rows.length - AT_FIRST) * ROW_HEIGHT }} />
        )}
      </GoodsBody>
    </GoodsTable>
  );
}

function indexOf(element: Element): number | undefined {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
}
