import { amountOf, perUnit, unitOf } from '@shop/domain/format/measure';
import { formatNumber } from '@shop/domain/format/number';
import {
  ArticleText,
  GoodsLink,
  NameClamp,
  PictureCell,
  ProductCell,
  QuantityCell,
  ToggleCell,
  TotalCell,
} from '@shop/kit/goods';
import { useKeptFocus } from '@shop/kit/page/use-kept-focus';
import { Button, IconButton, Text } from '@shop/ui';
import { TrashIcon, UndoIcon } from '@shop/ui/parts/icons';
import { Money } from '@shop/ui/parts/money';
import { Picture } from '@shop/ui/parts/picture';
import { QuantityField } from '@shop/ui/parts/quantity-field';
import { memo } from 'react';
import { unitsOf } from '../../common/units-of.ts';
import { pasteRows } from './paste-rows.ts';
import { PriceChangeNote } from './price-change.tsx';
import type { EditedRow, TemplateEditor } from './template-editor.ts';
import { Line, PriceCell } from './template-row-parts.ts';

interface TemplateRowProps {
  readonly row: EditedRow;
  readonly index: number;
  /** Px of rows before it that are not there. */
  readonly gap: number;
  /** Takes the height of a row of a long list. */
  readonly measure?: (element: HTMLElement | null) => void;
  /** Undefined for a user who may only read. */
  readonly editor: TemplateEditor | undefined;
}

/** A row renders again only when it changes itself, so typing in a long template stays quick. */
export const TemplateRow = memo(function TemplateRow({ row, index, gap, measure, editor }: TemplateRowProps) {
  const { offerId, code, name, quantity, isSold, isRemoved, priceKopecks } = row;
  const element = useKeptFocus<HTMLTableRowElement>(isRemoved);
  return (
    <Line
      ref={(place) => {
        element.current = place;
        measure?.(place);
      }}
      data-index={index}
      data-offer={offerId}
      aria-rowindex={index + 2}
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
      $removed={isRemoved}
    >
      <PictureCell>
        <Picture src={row.previewPicture} alt="" />
      </PictureCell>
      <ProductCell>
        <NameClamp>
          <GoodsLink name={name} productCode={isSold ? code : null} tone="muted" />
        </NameClamp>
        <ArticleText article={row.article} variant={row.variant} />
        {!isRemoved && <StockNote row={row} />}
      </ProductCell>
      {isRemoved ? (
        <QuantityCell $wide>
          <Text size="s" tone="muted">
            Убран из&nbsp;шаблона
          </Text>
          <Button
            size="s"
            icon={<UndoIcon />}
            aria-label={`Вернуть: ${name}`}
            data-keeps-focus
            onClick={() => editor?.restore(offerId)}
          >
            Вернуть
          </Button>
        </QuantityCell>
      ) : (
        <>
          <PriceCell>
            {isSold && priceKopecks !== null && (
              <>
                <Money kopecks={priceKopecks} per={perUnit(row.measure)} />
                {row.lastPriceKopecks !== null && (
                  <PriceChangeNote todayKopecks={priceKopecks} lastKopecks={row.lastPriceKopecks} />
                )}
              </>
            )}
          </PriceCell>
          <QuantityCell>
            {editor && isSold ? (
              <QuantityField
                label={name}
                size="s"
                value={quantity}
                min={row.minOrderCount}
                step={row.multiplicity}
                unit={unitOf(quantity, row.measure)}
                soldIn={unitsOf(row)}
                onCommit={(next) => editor.setQuantity(offerId, next)}
                onPasteBlock={(block) => pasteRows(editor, offerId, block)}
              />
            ) : (
              <Text numeric>{amountOf(quantity, row.measure)}</Text>
            )}
          </QuantityCell>
          <TotalCell>
            {isSold && priceKopecks !== null && <Money kopecks={priceKopecks * quantity} weight="bold" />}
          </TotalCell>
          {editor && (
            <ToggleCell>
              <IconButton
                size="s"
                label={`Убрать из шаблона: ${name}`}
                title="Убрать"
                icon={<TrashIcon />}
                data-keeps-focus
                onClick={() => editor.remove(offerId)}
              />
            </ToggleCell>
          )}
        </>
      )}
    </Line>
  );
});

/** Says how much is missing today; nothing where everything is in stock. */
function StockNote({ row: { isSold, isInStock, stockQuantity, quantity } }: { row: EditedRow }) {
  if (!isSold)
    return (
      <Text size="s" tone="warning" as="div">
        Больше не&nbsp;продаётся: в&nbsp;корзину не&nbsp;попадёт
      </Text>
    );
  if (!isInStock)
    return (
      <Text size="s" tone="muted" as="div">
        Нет в&nbsp;наличии
      </Text>
    );
  if (quantity <= stockQuantity) return null;
  return (
    <Text size="s" tone="warning" as="div" numeric>
      В&nbsp;наличии {formatNumber(stockQuantity)} из&nbsp;{formatNumber(quantity)}
    </Text>
  );
}
