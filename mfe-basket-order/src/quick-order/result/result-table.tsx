import { VisuallyHidden } from '@shop/ui';
import { rowsAround, useVirtualRows } from '@shop/ui/parts/virtual-rows';
import { useCallback, useRef, useState } from 'react';
import type { LineList } from './line-list.ts';
import type { OrderLine } from './order-line.ts';
import { Body, Head, HeadCell, HeadLine, Table } from './result-parts.ts';
import { ResultRow } from './result-row.tsx';

interface ResultTableProps {
  readonly list: LineList;
  readonly lines: readonly OrderLine[];
  readonly isLocked: boolean;
}

/** Height of a row before it is measured, in px. */
const rowHeight = () => 61;

/**
 * The lines with what has become of them, to be set right in place. Enter and the arrows go on to the same field of the
 * next row, with Shift or up back. Only rows near the screen exist.
 */
export function ResultTable({ list, lines, isLocked }: ResultTableProps) {
  const body = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const { rows, height, measure } = useVirtualRows(body, {
    count: lines.length,
    heightOf: rowHeight,
    kept: rowsAround(focused),
    keyOf: useCallback((index: number) => lines[index]!.requested.rowNumber, [lines]),
  });
  const handleGo = useCallback((index: number, column: string) => {
    body.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-column="${column}"]`)?.focus();
  }, []);
  return (
    <Table aria-label="Строки заказа" aria-rowcount={lines.length + 1}>
      <Head>
        <HeadLine aria-rowindex={1}>
          <HeadCell $area="number">№</HeadCell>
          <HeadCell $area="article">Артикул</HeadCell>
          <HeadCell $area="quantity">Кол-во</HeadCell>
          <HeadCell $area="state">Итог</HeadCell>
          <HeadCell $area="found">Товар</HeadCell>
          <HeadCell $area="action">
            <VisuallyHidden>Убрать или вернуть</VisuallyHidden>
          </HeadCell>
        </HeadLine>
      </Head>
      <Body ref={body} style={{ minBlockSize: height }} onBlur={() => setFocused(undefined)}>
        {rows.map(({ index, key, gap }) => (
          <ResultRow
            key={key}
            list={list}
            line={lines[index]!}
            index={index}
            gap={gap}
            measure={measure}
            isLocked={isLocked}
            onFocus={setFocused}
            onGo={handleGo}
          />
        ))}
      </Body>
    </Table>
  );
}
