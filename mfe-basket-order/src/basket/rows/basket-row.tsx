import { perUnit } from '@shop/domain/format/measure';
import { formatMoney } from '@shop/domain/format/money';
import { formatNumber } from '@shop/domain/format/number';
import {
  ArticleText,
  NameClamp,
  PictureCell,
  ProductCell,
  QuantityCell,
  ToggleCell,
  TotalCell,
} from '@shop/kit/goods';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { Slot } from '@shop/remote';
import { IconButton, Link, Text } from '@shop/ui';
import { Checkbox } from '@shop/ui/parts/checkbox';
import { TrashIcon } from '@shop/ui/parts/icons';
import { Money } from '@shop/ui/parts/money';
import { Picture } from '@shop/ui/parts/picture';
import { memo } from 'react';
import { basketClient } from '../client/current-basket.ts';
import { type BasketLine, isUnsent } from '../state/basket-state.ts';
import { nextBreak, unitPrice } from '../state/unit-price.ts';
import { BasketRowMessage } from './basket-row-message.tsx';
import { Line, PriceCell, PriceHint, SelectCell } from './basket-row-parts.ts';
import { PromotionMark } from './promotion-mark.tsx';
import { QuantityInput } from './quantity-input.tsx';
import { ReturnButton } from './return-button.tsx';
import { StockNote } from './stock-note.tsx';
import { VariantChange } from './variant-change.tsx';

/** From six digits on, a phone has no space for the sum next to the quantity. */
const LONG_QUANTITY = 100_000;

interface BasketRowProps {
  readonly line: BasketLine;
  readonly index: number;
  /** Px of rows before it that are not there. */
  readonly gap?: number;
  readonly measure?: (element: HTMLElement | null) => void;
  readonly isUnreachable: boolean;
  readonly onStep: (index: number, step: 1 | -1) => void;
  readonly onPasteBlock: (offerId: number, block: string) => void;
}

/** A row renders again only when its own line changes, so typing in a long basket stays quick. */
export const BasketRow = memo(function BasketRow(props: BasketRowProps) {
  const { line, index, gap = 0, measure, isUnreachable, onStep, onPasteBlock } = props;
  const { offerId, row, quantity, isDeleted, isChecked } = line;
  const element = useKeptFocus<HTMLTableRowElement>(isDeleted);
  return (
    <Line
      ref={(place) => {
        element.current = place;
        measure?.(place);
      }}
      data-index={index}
      data-offer={offerId}
      data-stock={row.isInStock ? 'in' : 'out'}
      aria-rowindex={index + 2}
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
      $deleted={isDeleted}
      $long={quantity >= LONG_QUANTITY}
      aria-busy={isUnsent(line)}
    >
      <SelectCell>
        <Checkbox
          label={`Выбрать: ${row.name}`}
          labelHidden
          checked={isChecked}
          disabled={isDeleted}
          onChange={({ target }) =>
            basketClient.dispatch({ type: 'checked', offerIds: [offerId], isChecked: target.checked })
          }
        />
      </SelectCell>
      <PictureCell>
        <Picture src={row.previewPicture} alt="" />
      </PictureCell>
      <ProductCell>
        <NameClamp>
          <Link to={`/detail/${row.code}/`} tone="default">
            {row.name}
          </Link>
        </NameClamp>
        <ArticleText article={row.article} variant={row.variant} />{' '}
        {!isDeleted && row.hasVariants && <VariantChange line={line} />}{' '}
        {!isDeleted && row.hasPromotion && <PromotionMark offerId={offerId} name={row.name} />}
        {!isDeleted && <StockNote line={line} />}
        {!isDeleted && !row.isInStock && row.productId !== undefined && (
          <Slot name="basket.replacements" productId={row.productId} productName={row.name} />
        )}
        <BasketRowMessage line={line} />
      </ProductCell>
      {isDeleted ? (
        <QuantityCell $wide $start={{ card: 2, line: 4 }}>
          <Text size="s" tone="muted">
            {line.note ?? 'Удалён'}
          </Text>
          <ReturnButton line={line} />
        </QuantityCell>
      ) : (
        <>
          <PriceCell>
            <Price line={line} />
          </PriceCell>
          <QuantityCell>
            <QuantityInput
              line={line}
              isHeldBack={isUnreachable && isUnsent(line)}
              onStep={(step) => onStep(index, step)}
              onPasteBlock={onPasteBlock}
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
              onClick={() => basketClient.dispatch({ type: 'deleted', offerIds: [offerId] })}
            />
          </ToggleCell>
        </>
      )}
    </Line>
  );
});

/** The price at this quantity, and how much more makes it lower. */
function Price({ line: { row, quantity } }: { line: BasketLine }) {
  const kopecks = unitPrice(row, quantity);
  if (kopecks === null) return null;
  const lower = nextBreak(row, quantity);
  return (
    <>
      <Money kopecks={kopecks} per={perUnit(row.measure)} />
      {lower && (
        <PriceHint>
          ещё {formatNumber(lower.fromQuantity - quantity)} — и{'\u00a0'}цена {formatMoney(lower.kopecks)}
        </PriceHint>
      )}
    </>
  );
}

/** The server's total, or until it has answered to the new quantity an estimate that looks like one. */
function Total({ line: { row, quantity } }: { line: BasketLine }) {
  const kopecks = unitPrice(row, quantity);
  if (kopecks === null) return null;
  return row.quantity === quantity && row.totalKopecks !== null ? (
    <Money kopecks={row.totalKopecks} weight="bold" />
  ) : (
    <Money kopecks={kopecks * quantity} weight="bold" tone="subtle" />
  );
}
