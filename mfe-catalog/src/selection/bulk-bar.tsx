import { countOf } from '@shop/shared/format/number';
import { Slot } from '@shop/shared/microfrontend';
import { color, media, radius, shadow, space, text, z } from '@shop/shared/theme';
import { Button, IconButton, toast } from '@shop/shared/ui';
import { CloseIcon, CompareIcon, HeartIcon } from '@shop/shared/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { setCompared } from '../lists/set-compared.mutation.ts';
import { setFavourites } from '../lists/set-favourites.mutation.ts';
import type { SelectedLine } from './selection.ts';

interface BulkBarProps {
  readonly lines: readonly SelectedLine[];
  readonly onClear: () => void;
}

const SUBJECT = 'Выбранные товары';

/** What can be done with everything that is ticked, one call for all; other areas bring the basket and templates. */
export function BulkBar({ lines, onClear }: BulkBarProps) {
  const [isComparing, setIsComparing] = useState(false);
  const products = [...new Set(lines.map(({ productId }) => productId))];
  const amount = countOf(products.length, 'товар', 'товара', 'товаров');
  async function handleFavourites() {
    if (await setFavourites(products, true, SUBJECT)) toast.success(`Добавлено в\u00a0избранное: ${amount}`);
  }
  async function handleCompare() {
    setIsComparing(true);
    if (await setCompared(products, true, SUBJECT)) toast.success(`Добавлено к\u00a0сравнению: ${amount}`);
    setIsComparing(false);
  }
  return (
    <Bar role="region" aria-label="Действия с выбранными товарами">
      <Count role="status">Выбрано: {countOf(lines.length, 'позиция', 'позиции', 'позиций')}</Count>
      <Button icon={<HeartIcon />} aria-label="Выбранные в избранное" onClick={() => void handleFavourites()}>
        <Words>В избранное</Words>
      </Button>
      <Button
        icon={<CompareIcon />}
        aria-label="Выбранные к сравнению"
        pending={isComparing}
        onClick={() => void handleCompare()}
      >
        <Words>К сравнению</Words>
      </Button>
      <Slot
        name="products.bulk-actions"
        lines={lines.map(({ offerId, quantity }) => ({ offerId, quantity }))}
      />
      <IconButton label="Снять выбор" icon={<CloseIcon />} onClick={onClear} />
    </Bar>
  );
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
