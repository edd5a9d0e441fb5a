import { countOf } from '@shop/domain/format/number';
import { Slot } from '@shop/remote';
import { Button, IconButton, toast } from '@shop/ui';
import { CloseIcon, CompareIcon, HeartIcon } from '@shop/ui/parts/icons';
import { color, media, radius, shadow, space, text, z } from '@shop/ui/theme';
import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import { setCompared } from '../lists/set-compared.mutation.ts';
import { setFavourites } from '../lists/set-favourites.mutation.ts';
import type { BulkButtonProps } from './bulk-button-props.ts';
import type { SelectedLine } from './selection.ts';

interface BulkBarProps {
  readonly lines: readonly SelectedLine[];
  /** Some products have one of several sizes ticked. */
  readonly hasSizes: boolean;
  readonly onClear: () => void;
  readonly Favourites?: ComponentType<BulkButtonProps> | undefined;
}

const SUBJECT = 'Выбранные товары';

/**
 * Actions for everything that is ticked, one call each. Basket and templates come from another area through
 * slots.
 */
export function BulkBar({ lines, hasSizes, onClear, Favourites = ToFavourites }: BulkBarProps) {
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  return (
    <Bar data-page-bar role="region" aria-label="Действия с выбранными товарами">
      <Count role="status">
        <span>Выбрано: {countOf(lines.length, 'позиция', 'позиции', 'позиций')}</span>
        {hasSizes && <small> в{'\u00a0'}показанных размерах</small>}
      </Count>
      <Actions>
        <Favourites productIds={productIds} onDone={onClear} />
        <ToComparison productIds={productIds} onDone={onClear} />
        <Slot
          name="products.bulk-actions"
          lines={lines.map(({ offerId, quantity }) => ({ offerId, quantity }))}
        />
      </Actions>
      <Clear label="Снять выбор" icon={<CloseIcon />} onClick={onClear} />
    </Bar>
  );
}

function ToFavourites({ productIds }: BulkButtonProps) {
  async function handleClick() {
    if (await setFavourites(productIds, true, SUBJECT))
      toast.success(`Добавлено в\u00a0избранное: ${amountOf(productIds)}`);
  }
  return (
    <Button icon={<HeartIcon />} aria-label="Выбранные в избранное" onClick={() => void handleClick()}>
      <Words>В избранное</Words>
    </Button>
  );
}

function ToComparison({ productIds }: BulkButtonProps) {
  const [isPending, setIsPending] = useState(false);
  async function handleClick() {
    setIsPending(true);
    if (await setCompared(productIds, true, SUBJECT))
      toast.success(`Добавлено к\u00a0сравнению: ${amountOf(productIds)}`);
    setIsPending(false);
  }
  return (
    <Button
      icon={<CompareIcon />}
      aria-label="Выбранные к сравнению"
      pending={isPending}
      onClick={() => void handleClick()}
    >
      <Words>К сравнению</Words>
    </Button>
  );
}

function amountOf({ length }: readonly number[]): string {
  return countOf(length, 'товар', 'товара', 'товаров');
}

/**
 * Fixed at the lower edge, above the bottom menu of phones. On phones the count and the reset share one line,
 * the buttons the next.
 */
const Bar = styled.div`
  position: sticky;
  inset-block-end: calc(var(--bottom-menu, 0px) + var(--notice, 0px) + ${space[3]});
  z-index: ${z.bulkBar};
  display: grid;
  grid-template: 'count actions clear' auto / 1fr auto auto;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.popover};
  ${media.down('mobile')} {
    grid-template: 'count clear' auto 'actions actions' auto / 1fr auto;
    row-gap: 0;
    padding-block-start: 0;
  }
`;

const Count = styled.div`
  grid-area: count;
  ${text.m}
  small {
    ${text.s}
    color: ${color.textMuted};
  }
  span {
    white-space: nowrap;
  }
  ${media.down('mobile')} {
    padding-block-start: ${space[2]};
    small {
      display: block;
    }
  }
`;

const Actions = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${media.down('mobile')} {
    button {
      gap: 0;
    }
    /* The basket button takes the width that the icons leave. */
    & > [data-slot] {
      flex: 1;
      display: flex;
      flex-wrap: wrap;
      gap: ${space[2]};
    }
    & > [data-slot] button {
      flex: 1;
    }
  }
`;

const Clear = styled(IconButton)`
  grid-area: clear;
`;

const Words = styled.span`
  ${media.down('mobile')} {
    display: none;
  }
`;
