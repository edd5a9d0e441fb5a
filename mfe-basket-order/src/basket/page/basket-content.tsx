import { Button, PageHeader, Stack } from '@shop/ui';
import { EmptyState } from '@shop/ui/parts/empty-state';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { BasketPrintStyles } from '../../common/basket-print-styles.ts';
import { SummaryColumns } from '../../common/summary-columns.tsx';
import { BasketList } from '../rows/basket-list.tsx';
import { searchLines } from '../rows/search-lines.ts';
import type { BasketLine, BasketState, BasketTerms } from '../state/basket-state.ts';
import { BasketSummaryPanel } from '../summary/basket-summary.tsx';
import { ToOrder } from '../summary/to-order.tsx';
import { BasketTools } from '../tools/basket-tools.tsx';
import { usePasteLines } from '../tools/use-paste-lines.ts';
import { BasketMessages } from './basket-messages.tsx';
import { useHeldPlace } from './use-held-place.ts';
import { useSeenBasket } from './use-seen-basket.ts';

interface BasketContentProps {
  readonly basket: BasketState;
  readonly terms: BasketTerms;
  readonly failure: unknown;
}

/** Rows by stock (§4) next to the summary; the search filters the rows on screen, never the basket. */
export function BasketContent({ basket, terms, failure }: BasketContentProps) {
  useSeenBasket(basket);
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const { isInStock, hold } = useHeldPlace();
  const wanted = useDeferredValue(search);
  const found = useMemo(
    () =>
      searchLines(
        basket.lines.filter(({ hidden }) => !hidden),
        wanted,
      ),
    [basket.lines, wanted],
  );
  const liveCount = basket.lines.filter((line) => !line.isDeleted).length;
  const { isUnreachable } = basket;
  // An emptied basket comes back as a whole, by its notice.
  const takenOut = liveCount > 0 ? basket.takenOut : [];
  const inStock = found.filter(isInStock);
  const outOfStock = found.filter((line) => !isInStock(line));
  const onPasteBlock = usePasteLines([...inStock, ...outOfStock]);
  const list = (title: string, lines: readonly BasketLine[], lead?: string) =>
    lines.length > 0 && (
      <BasketList {...{ title, lines, takenOut, isUnreachable, onPasteBlock, ...(lead && { lead }) }} />
    );

  function showAll() {
    setSearch('');
    searchField.current?.focus();
  }

  return (
    <Stack gap={5}>
      <BasketPrintStyles />
      <PageHeader
        title="Корзина"
        count={liveCount}
        actions={
          <BasketTools
            searchField={searchField}
            search={search}
            onSearch={setSearch}
            isEmpty={liveCount === 0}
          />
        }
      />
      <BasketMessages basket={basket} />
      <SummaryColumns
        label="Итоги корзины"
        aside={<BasketSummaryPanel basket={basket} terms={terms} failure={failure} />}
        action={<ToOrder basket={basket} terms={terms} />}
      >
        {found.length === 0 && (
          <EmptyState
            compact
            title="Ничего не нашлось"
            action={<Button onClick={showAll}>Показать все товары</Button>}
          >
            В корзине нет товара с таким названием или артикулом.
          </EmptyState>
        )}
        <Stack gap={5} {...hold}>
          {list('В наличии', inStock)}
          {list('Нет в наличии', outOfStock, outOfStockLead(terms.canBuyUnavailable))}
        </Stack>
      </SummaryColumns>
    </Stack>
  );
}

function outOfStockLead(canBuyUnavailable: boolean): string {
  return canBuyUnavailable
    ? 'Закажем для вас: отгрузим, когда товар поступит.'
    : 'Эти товары в заказ не войдут и останутся в корзине.';
}
