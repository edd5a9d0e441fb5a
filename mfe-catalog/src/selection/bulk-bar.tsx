import { countOf } from '@shop/shared/format/number';
import { Slot } from '@shop/shared/microfrontend';
import { color, media, radius, shadow, space, text, z } from '@shop/shared/theme';
import { Button, IconButton, toast } from '@shop/shared/ui';
import { CloseIcon, CompareIcon, HeartIcon } from '@shop/shared/ui/icons';
import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import { setCompared } from '../lists/set-compared.mutation.ts';
import { setFavourites } from '../lists/set-favourites.mutation.ts';
import type { BulkButtonProps } from './bulk-actions.tsx';
import type { SelectedLine } from './selection.ts';

interface BulkBarProps {
  readonly lines: readonly SelectedLine[];
  readonly onClear: () => void;
  readonly Favourites?: ComponentType<BulkButtonProps> | undefined;
}

const SUBJECT = 'Выбранные товары';

/** What can be done with everything that is ticked, one call for all; other areas bring the basket and templates. */
export function BulkBar({ lines, onClear, Favourites = ToFavourites }: BulkBarProps) {
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  return (
    <Bar role="region" aria-label="Действия с выбранными товарами">
      <Count role="status">Выбрано: {countOf(lines.length, 'позиция', 'позиции', 'позиций')}</Count>
      <Favourites productIds={productIds} onDone={onClear} />
      <ToComparison productIds={productIds} onDone={onClear} />
      <Slot
        name="products.bulk-actions"
        lines={lines.map(({ offerId, quantity }) => ({ offerId, quantity }))}
      />
      <IconButton label="Снять выбор" icon={<CloseIcon />} onClick={onClear} />
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

/** Stays in sight at the lower edge, above the bottom menu of phones, and moves nothing when it comes. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: calc(var(--bottom-menu, 0px) + var(--notice, 0px) + ${space[3]});
  z-index: ${z.bulkBar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.popover};
`;

const Count = styled.div`
  flex: 1;
  min-inline-size: max-content;
  ${text.m}
`;

const Words = styled.span`
  ${media.down('mobile')} {
    display: none;
  }
`;
