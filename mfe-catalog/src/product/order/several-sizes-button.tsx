import { DETAIL_ERROR_MS } from '@shop/domain/constants';
import { usePart } from '@shop/kit/page/use-part';
import { useIsAllowed } from '@shop/platform/session';
import { Button, Skeleton, Stack, Text } from '@shop/ui';
import { useId, useState } from 'react';
import { offerMatrix, variantAxes } from '../../common/offers/offer-choice.ts';
import type { Product } from '../common/product.queries.ts';

const load = () => import(/* webpackChunkName: "several-sizes" */ './several-sizes.tsx');

interface SeveralSizesButtonProps {
  readonly product: Product;
  /** Of the answer the product came with. */
  readonly queryKey: readonly unknown[];
}

/** «Заказать несколько размеров»: unfolds a quantity for each size, a part of its own. */
export function SeveralSizesButton({ product, queryKey }: SeveralSizesButtonProps) {
  const isAllowed = useIsAllowed('basket.use');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { part, isFailed, ask } = usePart(load, DETAIL_ERROR_MS);
  const { offers } = product;
  if (!isAllowed || offers.length < 2) return null;
  const isBySize = variantAxes(offers).includes('Размер');
  return (
    <Stack gap={3} align="stretch">
      <div>
        <Button
          size="s"
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={() => void load().catch(() => undefined)}
          onClick={() => {
            ask();
            setIsOpen(!isOpen);
          }}
        >
          Заказать несколько {isBySize ? 'размеров' : 'вариантов'}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen &&
          (part ? (
            <part.SeveralSizes product={product} queryKey={queryKey} />
          ) : isFailed ? (
            <Text tone="muted">Таблица не загрузилась, нажмите ещё раз.</Text>
          ) : (
            <Skeleton height={heightOf(product)} />
          ))}
      </div>
    </Stack>
  );
}

/** Px: a line of words, rows of fields with their stock, the total. */
function heightOf({ offers }: Product): number {
  const rows = offerMatrix(offers)?.rows.length ?? Math.ceil(offers.length / 5);
  return 100 + rows * 58;
}
