import { countOf } from '@shop/shared/format/number';
import { media, space } from '@shop/shared/theme';
import { Button, Input, PageHeader, Stack } from '@shop/shared/ui';
import { EmptyState } from '@shop/shared/ui/empty-state';
import { SearchIcon, TrashIcon } from '@shop/shared/ui/icons';
import { Notice } from '@shop/shared/ui/notice';
import { useDeferredValue, useRef, useState } from 'react';
import styled from 'styled-components';
import { SummaryColumns } from '../common/summary-columns.tsx';
import { useKeptFocus } from '../common/use-kept-focus.ts';
import { BasketList } from './basket-list.tsx';
import type { BasketLine, BasketState, BasketTerms } from './basket-state.ts';
import { BasketSummaryPanel } from './basket-summary.tsx';
import { searchLines } from './search-lines.ts';
import { ToOrder } from './to-order.tsx';
import { basketStore } from './use-basket.ts';

interface BasketContentProps {
  readonly basket: BasketState;
  readonly terms: BasketTerms;
  readonly failure: unknown;
}

/** Rows by stock (§4) beside the summary; search narrows what is shown, never what is in the basket. */
export function BasketContent({ basket, terms, failure }: BasketContentProps) {
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const found = searchLines(basket.lines, useDeferredValue(search));
  const inStock = found.filter((line) => line.row.isInStock);
  const outOfStock = found.filter((line) => !line.row.isInStock);
  const liveCount = basket.lines.filter((line) => !line.isDeleted).length;

  function showAll() {
    setSearch('');
    searchField.current?.focus();
  }

  return (
    <Stack gap={5}>
      <PageHeader
        title="Корзина"
        count={liveCount}
        actions={
          <Tools>
            <Search
              ref={searchField}
              type="search"
              icon={<SearchIcon />}
              aria-label="Поиск в корзине по названию или артикулу"
              placeholder="Найти в корзине"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            <Button
              variant="quiet"
              icon={<TrashIcon />}
              disabled={liveCount === 0}
              onClick={() => basketStore.dispatch({ type: 'cleared' })}
            >
              Очистить
            </Button>
          </Tools>
        }
      />
      <Messages basket={basket} />
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
        {inStock.length > 0 && <BasketList title="В наличии" lines={inStock} />}
        {outOfStock.length > 0 && (
          <BasketList
            title="Нет в наличии"
            lead={outOfStockLead(terms.canBuyUnavailable)}
            lines={outOfStock}
          />
        )}
      </SummaryColumns>
    </Stack>
  );
}

function Messages({ basket }: { basket: BasketState }) {
  const { problem, takenOut, lines } = basket;
  const gone = takenOut.filter((offerId) => isDeleted(lines, offerId));
  const isCleared = gone.length > 0 && gone.length === takenOut.length;
  const region = useKeptFocus<HTMLDivElement>(isCleared);
  if (!problem && !isCleared) return null;
  return (
    <Stack gap={3} ref={region}>
      {problem && (
        <Notice tone="danger" onDismiss={() => basketStore.dispatch({ type: 'problem-dismissed' })}>
          {problem}
        </Notice>
      )}
      {isCleared && (
        <Notice
          title="Корзина очищена"
          action={
            <Button
              size="s"
              data-keeps-focus
              onClick={() => basketStore.dispatch({ type: 'removal-undone' })}
            >
              Вернуть всё
            </Button>
          }
        >
          {countOf(gone.length, 'товар можно', 'товара можно', 'товаров можно')} вернуть с прежним
          количеством, пока вы на этой странице.
        </Notice>
      )}
    </Stack>
  );
}

function isDeleted(lines: readonly BasketLine[], offerId: number): boolean {
  return lines.some((line) => line.offerId === offerId && line.isDeleted);
}

function outOfStockLead(canBuyUnavailable: boolean): string {
  return canBuyUnavailable
    ? 'Закажем для вас: отгрузим, когда товар поступит.'
    : 'Эти товары в заказ не войдут и останутся в корзине.';
}

/** One row on any screen: on a phone as wide as it is, and the search gives way. */
const Tools = styled.div`
  display: flex;
  gap: ${space[2]};
  min-inline-size: 0;
  ${media.down('mobile')} {
    inline-size: 100vw;
  }
`;

const Search = styled(Input)`
  inline-size: 260px;
  & input {
    text-overflow: ellipsis;
  }
  ${media.down('mobile')} {
    flex: 1;
    inline-size: auto;
  }
`;
