import { perUnit, unitOf } from '@shop/shared/format/measure';
import { Button, IconButton, Link, Text } from '@shop/shared/ui';
import { Checkbox } from '@shop/shared/ui/checkbox';
import { TrashIcon, UndoIcon } from '@shop/shared/ui/icons';
import { Money } from '@shop/shared/ui/money';
import { Picture } from '@shop/shared/ui/picture';
import { QuantityField } from '@shop/shared/ui/quantity-field';
import { type FocusEvent, memo } from 'react';
import { useKeptFocus } from '../common/use-kept-focus.ts';
import { BasketRowMessage } from './basket-row-message.tsx';
import {
  Line,
  Name,
  PictureCell,
  PriceCell,
  ProductCell,
  QuantityCell,
  SelectCell,
  ToggleCell,
  TotalCell,
} from './basket-row-parts.ts';
import { type BasketLine, isUnsent } from './basket-state.ts';
import { StockNote } from './stock-note.tsx';
import { basketStore } from './use-basket.ts';

/** From six digits on, a phone has no room for the sum beside the quantity. */
const LONG_QUANTITY = 100_000;

/** One row. It draws again only when its own line changes, so a long basket stays quick to type in. */
export const BasketRow = memo(function BasketRow({ line }: { line: BasketLine }) {
  const { offerId, row, quantity, isDeleted, isChecked } = line;
  const element = useKeptFocus<HTMLTableRowElement>(isDeleted);
  return (
    <Line
      ref={element}
      $deleted={isDeleted}
      $long={quantity >= LONG_QUANTITY}
      aria-busy={isUnsent(line)}
      onBlur={sendWhenLeft}
    >
      <SelectCell>
        <Checkbox
          label={`Выбрать: ${row.name}`}
          labelHidden
          checked={isChecked}
          disabled={isDeleted}
          onChange={(event) =>
            basketStore.dispatch({
              type: 'checked',
              offerIds: [offerId],
              isChecked: event.target.checked,
            })
          }
        />
      </SelectCell>
      <PictureCell>
        <Picture src={row.previewPicture} alt="" />
      </PictureCell>
      <ProductCell>
        <Name>
          <Link to={`/detail/${row.code}/`} tone="default">
            {row.name}
          </Link>
        </Name>
        <Text size="s" tone="subtle" as="div" numeric>
          {[row.article, ...Object.entries(row.variant).map(([name, value]) => `${name}\u00a0${value}`)].join(
            ' · ',
          )}
        </Text>
        {!isDeleted && <StockNote line={line} />}
        <BasketRowMessage line={line} />
      </ProductCell>
      {isDeleted ? (
        <QuantityCell $wide>
          <Text size="s" tone="muted">
            Удалён
          </Text>
          <Button
            size="s"
            icon={<UndoIcon />}
            aria-label={`Вернуть: ${row.name}`}
            data-keeps-focus
            onClick={() => basketStore.dispatch({ type: 'returned', offerIds: [offerId] })}
          >
            Вернуть
          </Button>
        </QuantityCell>
      ) : (
        <>
          <PriceCell>
            {row.priceKopecks !== null && <Money kopecks={row.priceKopecks} per={perUnit(row.measure)} />}
          </PriceCell>
          <QuantityCell>
            <QuantityField
              size="s"
              label={row.name}
              value={quantity}
              min={Math.max(row.minOrderCount, 1)}
              step={Math.max(row.multiplicity, 1)}
              unit={unitOf(quantity, row.measure)}
              allowZero
              onCommit={(next) => basketStore.dispatch({ type: 'quantity-set', offerId, quantity: next })}
            />
          </QuantityCell>
          <TotalCell>
            <Total line={line} />
          </TotalCell>
          <ToggleCell>
            <IconButton
              size="s"
              label={`Удалить: ${row.name}`}
              title="Удалить"
              icon={<TrashIcon />}
              data-keeps-focus
              onClick={() => basketStore.dispatch({ type: 'deleted', offerIds: [offerId] })}
            />
          </ToggleCell>
        </>
      )}
    </Line>
  );
});

/** The server's total, or until it has answered to the new quantity an estimate that looks like one. */
function Total({ line: { row, quantity } }: { line: BasketLine }) {
  if (row.priceKopecks === null || row.totalKopecks === null) return null;
  return row.quantity === quantity ? (
    <Money kopecks={row.totalKopecks} weight="bold" />
  ) : (
    <Money kopecks={row.priceKopecks * quantity} weight="bold" tone="subtle" />
  );
}

function sendWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) basketStore.hurry();
}
