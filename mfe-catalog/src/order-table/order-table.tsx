import type { ProductItem } from '@shop/shared/contracts/products';
import { useIsAllowed } from '@shop/shared/session';
import { VisuallyHidden } from '@shop/shared/ui';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { NoPrices } from '../offers/no-prices.tsx';
import type { AskedVariants } from '../offers/offer-choice.ts';
import { OrderRow } from './order-row.tsx';
import { Body, Head, HeadCell, HeadLine, Table } from './order-table-parts.ts';
import { Said } from './said.tsx';
import { orderableFrom, tableRows } from './table-rows.ts';
import { TableTotal } from './table-total.tsx';
import { useOrderSheet } from './use-order-sheet.ts';

interface OrderTableProps {
  readonly products: readonly ProductItem[];
  /** Variants the filter asks for; no others are listed. */
  readonly asked: AskedVariants;
  readonly listingKey: readonly unknown[];
  /** Still those of the previous choice: dimmed, but where they were. */
  readonly isStale: boolean;
}

/** Height of a row before it is measured, in px. */
const ROW_HEIGHT = 43;
const NAME_HEIGHT = 35;
const OVERSCAN = 8;

/**
 * The dense view for whoever knows what to order: one row for each size, a quantity in every row, and what all of
 * them come to. Enter goes on to the next row, Shift+Enter back, arrows up and down likewise, Escape restores. Only rows
 * near the screen exist.
 */
export function OrderTable({ products, asked, listingKey, isStale }: OrderTableProps) {
  const rows = useMemo(() => tableRows(products, asked), [products, asked]);
  const canOrder = useIsAllowed('basket.use');
  const hasPrices = useIsAllowed('prices.see');
  const body = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  useOrderSheet(products, listingKey);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.offer ? ROW_HEIGHT : NAME_HEIGHT),
    overscan: OVERSCAN,
    scrollMargin: useTop(body),
    getItemKey: useCallback((index: number) => rows[index]!.key, [rows]),
    // The row being typed in and its neighbours stay, wherever the page is scrolled to: the focus lives in them.
    rangeExtractor: (range) => {
      const near =
        focused === undefined
          ? []
          : [orderableFrom(rows, focused, -1), focused, orderableFrom(rows, focused, 1)];
      const inList = near.filter((index) => index !== undefined && index < rows.length) as number[];
      return [...new Set([...defaultRangeExtractor(range), ...inList])].sort((one, other) => one - other);
    },
  });
  const items = virtualizer.getVirtualItems();
  useMeasured(body, virtualizer.measureElement, `${items[0]?.key} ${items.at(-1)?.key}`);
  function handleGo(from: number, step: 1 | -1) {
    const index = orderableFrom(rows, from, step);
    body.current?.querySelector<HTMLInputElement>(`[data-index="${index}"] input[inputmode]`)?.focus();
  }
  return (
    <>
      <NoPrices />
      <Table
        aria-label="Таблица заказа"
        aria-rowcount={rows.length + 1}
        aria-busy={isStale}
        $isStale={isStale}
        $hasPrices={hasPrices}
      >
        <Head>
          <HeadLine aria-rowindex={1}>
            <HeadCell $area="tick">
              <VisuallyHidden>Выбор</VisuallyHidden>
            </HeadCell>
            <HeadCell $area="product">Товар</HeadCell>
            {hasPrices && <HeadCell $area="price">Цена</HeadCell>}
            <HeadCell $area="stock">Наличие</HeadCell>
            <HeadCell $area="quantity">{canOrder ? 'Количество' : 'Минимум'}</HeadCell>
            <HeadCell $area="sum">{canOrder && (hasPrices ? 'Сумма' : 'Заказ')}</HeadCell>
            <HeadCell $area="toggles">
              <VisuallyHidden>Избранное и сравнение</VisuallyHidden>
            </HeadCell>
          </HeadLine>
        </Head>
        <Body
          ref={body}
          style={{ minBlockSize: virtualizer.getTotalSize() }}
          onBlur={() => setFocused(undefined)}
        >
          {items.map(({ index, start, key }, at) => (
            <OrderRow
              key={key}
              row={rows[index]!}
              index={index}
              gap={start - (items[at - 1]?.end ?? virtualizer.options.scrollMargin)}
              measure={virtualizer.measureElement}
              canOrder={canOrder}
              hasPrices={hasPrices}
              onFocus={setFocused}
              onGo={handleGo}
            />
          ))}
        </Body>
      </Table>
      {canOrder && <TableTotal rows={rows} />}
      <Said />
    </>
  );
}

/** Rows that were measured while they were being mounted are taken in by one more look, whenever others come. */
function useMeasured(
  body: { readonly current: HTMLElement | null },
  measure: (row: HTMLElement) => void,
  shown: string,
) {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the reason to look.
  useEffect(() => {
    for (const row of body.current?.querySelectorAll<HTMLElement>('[data-index]') ?? []) measure(row);
    lookAgain();
  }, [body, measure, shown]);
}

/** Px from the top of the document, kept right while things above come and go. */
function useTop(element: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const now = Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    if (now !== top) setTop(now);
  });
  return top;
}
