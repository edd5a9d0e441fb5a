import { countOf } from '@shop/domain/format/number';
import { messageOf } from '@shop/platform/http';
import { useIsAllowed } from '@shop/platform/session';
import { Button, Row, Skeleton, Stack, Text } from '@shop/ui';
import { color, space } from '@shop/ui/theme';
import { type RefObject, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { basketClient } from '../basket/client/current-basket.ts';
import { useBasket } from '../basket/client/use-basket.ts';
import type { BasketLine, BasketState, BasketTerms } from '../basket/state/basket-state.ts';
import { useWayToOrder } from '../basket/summary/use-way-to-order.ts';
import { pasteLines } from '../basket/tools/paste-lines.ts';
import { TotalRow } from '../common/total-row.tsx';
import { MiniBasketRow } from './mini-basket-row.tsx';

/** The widget shows this many rows, the newest first. */
const ROWS = 5;

/** Unfolds from the header's basket: the last rows, which can be edited in place, the sum, and the links onward. */
export function Widget() {
  const isAllowed = useIsAllowed('basket.use');
  return isAllowed ? <MiniBasket /> : null;
}

function MiniBasket() {
  const { basket, reading } = useBasket();
  const { terms } = basket;
  if (!terms && reading.isPending)
    return (
      <div aria-busy="true">
        <Skeleton height={320} />
      </div>
    );
  if (!terms)
    return (
      <Stack gap={3} role="alert">
        <Text as="p">Корзина не загрузилась. {messageOf(reading.failure)}</Text>
        <Button onClick={() => void basketClient.refresh()}>Повторить</Button>
      </Stack>
    );
  if (basket.lines.every(({ isDeleted }) => isDeleted) && basket.takenOut.length === 0)
    return (
      <Text as="p" tone="muted">
        В{'\u00a0'}корзине пока ничего нет.
      </Text>
    );
  return <Filled basket={basket} terms={terms} />;
}

function Filled({ basket, terms }: { basket: BasketState; terms: BasketTerms }) {
  const list = useRef<HTMLUListElement>(null);
  const reasonId = useId();
  const { reason, isLeaving, handleClick } = useWayToOrder(basket, terms);
  const shown = useLastLines(basket.lines);
  const others = basket.lines.filter((line) => !line.isDeleted && !shown.includes(line)).length;
  const { totalKopecks } = terms.summary;
  return (
    <Stack gap={4}>
      <Rows ref={list}>
        {shown.map((line, index) => (
          <MiniBasketRow
            key={line.offerId}
            line={line}
            isHeldBack={basket.isUnreachable}
            onStep={(step) => focusOn(list, index + step)}
            onPasteBlock={(offerId, block) => pasteLines(shown, offerId, block)}
          />
        ))}
      </Rows>
      {others > 0 && (
        <Text size="s" tone="muted">
          и ещё {countOf(others, 'товар', 'товара', 'товаров')}
        </Text>
      )}
      {totalKopecks !== null && <TotalRow label="К оплате" kopecks={totalKopecks} />}
      <Row gap={2}>
        <Button to="/basket/">В корзину</Button>
        {reason ? (
          <Button disabled aria-describedby={reasonId}>
            Оформить
          </Button>
        ) : (
          <Button variant="primary" to="/order/" pending={isLeaving} onClick={handleClick}>
            Оформить
          </Button>
        )}
      </Row>
      {reason && (
        <Text as="p" size="s" tone="muted" id={reasonId}>
          {reason}
        </Text>
      )}
    </Stack>
  );
}

/** The newest rows; one that is deleted here keeps its place, so that it can be taken back. */
function useLastLines(lines: readonly BasketLine[]): readonly BasketLine[] {
  const [first] = useState(
    () => new Set(newest(lines.filter((line) => !line.isDeleted)).map(({ offerId }) => offerId)),
  );
  return newest(lines.filter((line) => !line.isDeleted || first.has(line.offerId)));
}

function newest(lines: readonly BasketLine[]): readonly BasketLine[] {
  return [...lines].sort((one, other) => other.row.id - one.row.id).slice(0, ROWS);
}

function focusOn(list: RefObject<HTMLElement | null>, index: number): void {
  list.current?.children[index]?.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > li + li {
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
`;
