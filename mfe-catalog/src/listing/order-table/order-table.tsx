import type { ProductItem } from '@shop/contracts/catalog/products';
import { useIsAllowed } from '@shop/platform/session';
import { VisuallyHidden } from '@shop/ui';
import { useVirtualRows } from '@shop/ui/parts/virtual-rows';
import { useCallback, useMemo, useRef, useState } from 'react';
import { NoPrices } from '../../common/offers/no-prices.tsx';
import type { VariantFilter } from '../../common/offers/offer-choice.ts';
import { pasteOffers } from '../../common/quantity-fields/paste-offers.ts';
import { useBasketQuantities } from '../../common/quantity-fields/quantities-provider.tsx';
import { QuantityAnnouncements } from '../../common/quantity-fields/quantity-announcements.tsx';
import { useListQuantities } from '../../common/quantity-fields/use-list-quantities.ts';
import { OrderRow } from './order-row.tsx';
import { Body, Head, HeadCell, HeadLine, Table } from './order-table-parts.ts';
import { orderableFrom, tableRows } from './table-rows.ts';
import { TableTotal } from './table-total.tsx';

export { QuantitiesProvider } from '../../common/quantity-fields/quantities-provider.tsx';

interface OrderTableProps {
  readonly products: readonly ProductItem[];
  /** Variants the filter asks for; no others are listed. */
  readonly variantFilter: VariantFilter;
  /** Still those of the previous choice: dimmed, but where they were. */
  readonly isStale: boolean;
}

/** Height of a row before it is measured, in px. */
const ROW_HEIGHT = 43;
const NAME_HEIGHT = 35;

/**
 * The dense view for a buyer who knows what to order: one row for each size, a quantity in every row, and the total
 * of them. Enter goes on to the next row, Shift+Enter back, arrows up and down likewise, Escape restores. Only rows
 * near the screen exist.
 */
export function OrderTable({ products, variantFilter, isStale }: OrderTableProps) {
  const rows = useMemo(() => tableRows(products, variantFilter), [products, variantFilter]);
  const canOrder = useIsAllowed('basket.use');
  const hasPrices = useIsAllowed('prices.see');
  const body = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  useListQuantities(products);
  const quantities = useBasketQuantities();
  const virtual = useVirtualRows(body, {
    count: rows.length,
    heightOf: (index) => (rows[index]?.offer ? ROW_HEIGHT : NAME_HEIGHT),
    keyOf: useCallback((index: number) => rows[index]!.key, [rows]),
    kept: focused === undefined ? [] : aroundOrderable(rows, focused),
  });
  function handleGo(from: number, step: 1 | -1) {
    const index = orderableFrom(rows, from, step);
    body.current?.querySelector<HTMLInputElement>(`[data-index="${index}"] input[inputmode]`)?.focus();
  }
  function handlePasteBlock(offerId: number, block: string) {
    pasteOffers(quantities, [rows.filter((row) => row.offer !== undefined)], { offerId, block });
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
              <VisuallyHidden>Просмотр, избранное и сравнение</VisuallyHidden>
            </HeadCell>
          </HeadLine>
        </Head>
        <Body ref={body} style={{ minBlockSize: virtual.height }} onBlur={() => setFocused(undefined)}>
          {virtual.rows.map(({ index, key, gap }) => (
            <OrderRow
              key={key}
              row={rows[index]!}
              index={index}
              gap={gap}
              measure={virtual.measure}
              canOrder={canOrder}
              hasPrices={hasPrices}
              onFocus={setFocused}
              onGo={handleGo}
              onPasteBlock={handlePasteBlock}
            />
          ))}
        </Body>
      </Table>
      {canOrder && <TableTotal rows={rows} />}
      <QuantityAnnouncements />
    </>
  );
}

/** The row being typed in and those that the keyboard reaches from it: the focus lives in them. */
function aroundOrderable(rows: ReturnType<typeof tableRows>, focused: number): readonly number[] {
  return [orderableFrom(rows, focused, -1), focused, orderableFrom(rows, focused, 1)].filter(
    (index) => index !== undefined,
  );
}
