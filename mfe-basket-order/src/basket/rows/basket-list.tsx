import { countOf, formatNumber } from '@shop/domain/format/number';
import { GoodsHead, GoodsTable } from '@shop/kit/goods';
import { Button, Panel, Row, Text, VisuallyHidden } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { TrashIcon, UndoIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { basketClient } from '../client/current-basket.ts';
import type { BasketLine } from '../state/basket-state.ts';
import { HeadCell, HeadLine, SelectAllWords, SelectCell } from './basket-row-parts.ts';
import { BasketRows } from './basket-rows.tsx';
import { hideDeleted } from './hide-deleted.ts';
import { longestNumbers } from './longest-numbers.ts';

interface BasketListProps {
  readonly title: string;
  readonly lead?: string;
  readonly lines: readonly BasketLine[];
  /** Offers of the deleted rows that were removed together last. */
  readonly takenOut: readonly number[];
  readonly isUnreachable: boolean;
  readonly onPasteBlock: (offerId: number, block: string) => void;
}

/** One of the two lists: a dense table, on narrow screens a list of cards. */
export function BasketList(props: BasketListProps) {
  const { title, lead, lines, takenOut, isUnreachable, onPasteBlock } = props;
  const live = lines.filter((line) => !line.isDeleted);
  const checked = live.filter((line) => line.isChecked);
  const { shown, foldedCount, unfold } = useFolded(lines);
  return (
    <Panel
      padding={0}
      title={
        <Row gap={2} align="baseline" as="span">
          {title}
          <Text size="s" tone="subtle" weight="regular" numeric>
            {formatNumber(live.length)}
          </Text>
          {lead && (
            <Text size="s" tone="muted" weight="regular">
              {lead}
            </Text>
          )}
        </Row>
      }
      actions={<Actions {...{ lines, checked, takenOut, foldedCount }} onUnfold={unfold} />}
    >
      <GoodsTable aria-label={title} aria-rowcount={shown.length + 1} style={longestNumbers(live)}>
        <GoodsHead>
          <HeadLine aria-rowindex={1}>
            <SelectCell as="th" scope="col">
              <Checkbox
                label={<SelectAllWords>Выбрать все</SelectAllWords>}
                aria-label={`Выбрать все: ${title.toLocaleLowerCase('ru')}`}
                disabled={live.length === 0}
                checked={live.length > 0 && checked.length === live.length}
                indeterminate={checked.length > 0 && checked.length < live.length}
                onChange={(event) =>
                  basketClient.dispatch({
                    type: 'checked',
                    offerIds: offersOf(live),
                    isChecked: event.target.checked,
                  })
                }
              />
            </SelectCell>
            <HeadCell $area="product">Товар</HeadCell>
            <HeadCell $area="price" $end>
              Цена
            </HeadCell>
            <HeadCell $area="quantity">Количество</HeadCell>
            <HeadCell $area="total" $end>
              Сумма
            </HeadCell>
            <HeadCell $area="toggle">
              <VisuallyHidden>Удалить или вернуть</VisuallyHidden>
            </HeadCell>
          </HeadLine>
        </GoodsHead>
        <BasketRows lines={shown} isUnreachable={isUnreachable} onPasteBlock={onPasteBlock} />
      </GoodsTable>
    </Panel>
  );
}

/** More deleted rows of earlier visits than this would stand in the way of what is in the basket. */
const FOLDED_FROM = 10;

/** Without the many rows that were deleted before this visit, until they are asked for; a few stay where they were. */
function useFolded(lines: readonly BasketLine[]) {
  const [earlier, setEarlier] = useState<ReadonlySet<number>>(() => {
    const deleted = lines.filter((line) => line.isDeleted);
    const isInTheWay = deleted.length > FOLDED_FROM && deleted.length < lines.length;
    return new Set(isInTheWay ? offersOf(deleted) : []);
  });
  const shown = lines.filter((line) => !(line.isDeleted && earlier.has(line.offerId)));
  return { shown, foldedCount: lines.length - shown.length, unfold: () => setEarlier(new Set()) };
}

const offersOf = (lines: readonly BasketLine[]) => lines.map((line) => line.offerId);

interface ActionsProps {
  readonly lines: readonly BasketLine[];
  readonly checked: readonly BasketLine[];
  readonly takenOut: readonly number[];
  /** Deleted rows of earlier visits that are not shown. */
  readonly foldedCount: number;
  readonly onUnfold: () => void;
}

/** Actions on many rows of the list at once. */
function Actions({ lines, checked, takenOut, foldedCount, onUnfold }: ActionsProps) {
  const deleted = lines.filter((line) => line.isDeleted);
  const together = new Set(takenOut);
  const returnable = deleted.filter((line) => together.has(line.offerId));
  if (checked.length === 0 && deleted.length === 0) return null;
  return (
    <Row gap={2}>
      {checked.length > 0 && (
        <Button
          size="s"
          icon={<TrashIcon />}
          onClick={() => basketClient.dispatch({ type: 'deleted', offerIds: offersOf(checked) })}
        >
          Удалить {countOf(checked.length, 'товар', 'товара', 'товаров')}
        </Button>
      )}
      {returnable.length > 1 && (
        <Button
          size="s"
          icon={<UndoIcon />}
          onClick={() => basketClient.dispatch({ type: 'returned', offerIds: offersOf(returnable) })}
        >
          Вернуть {countOf(returnable.length, 'товар', 'товара', 'товаров')}
        </Button>
      )}
      {foldedCount > 0 && (
        <Button size="s" variant="quiet" onClick={onUnfold}>
          Показать удалённые: {formatNumber(foldedCount)}
        </Button>
      )}
      {deleted.length > foldedCount && (
        <Button size="s" variant="quiet" onClick={() => hideDeleted(offersOf(deleted))}>
          Скрыть удалённые
        </Button>
      )}
    </Row>
  );
}
