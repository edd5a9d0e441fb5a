import { usePart } from '@shop/kit/page/use-part';
import { VisuallyHidden } from '@shop/ui';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Body, Head, Table } from '../../common/row-parts.ts';
import type { EditedRow, TemplateEditor } from './template-editor.ts';
import { TemplateRow } from './template-row.tsx';
import { HeadCell, HeadLine } from './template-row-parts.ts';

/** Up to so many rows all are there: the browser's own search finds them. */
const ALL_THERE = 60;
/** Of more, so many are there before the code that draws only those near the screen is. */
const AT_FIRST = 20;
/** Px, before a row is measured. */
const ROW_HEIGHT = 74;

async function loadLongRows() {
  return (await import(/* webpackChunkName: "basket-later" */ './long-template-rows.tsx')).LongTemplateRows;
}

interface TemplateRowsProps {
  readonly rows: readonly EditedRow[];
  /** Nothing for whoever may only read. */
  readonly editor: TemplateEditor | undefined;
}

/** A dense table, on narrow screens a list of cards; of a long one only what is near the screen. */
export function TemplateRows({ rows, editor }: TemplateRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<number>();
  const [isLong, setIsLong] = useState(rows.length > ALL_THERE);
  // A list that was long stays so, lest the field that is typed in is made anew.
  if (!isLong && rows.length > ALL_THERE) setIsLong(true);
  const { part: LongRows, isFailed, ask } = usePart(loadLongRows);
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
      </Body>
    </Table>
  );
}

function indexOf(element: Element): number | undefined {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
}
