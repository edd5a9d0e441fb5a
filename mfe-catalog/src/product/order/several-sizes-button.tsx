import { DETAIL_ERROR_MS } from '@shop/domain/constants';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useIsAllowed } from '@shop/platform/session';
import { Button, Skeleton, Stack, Text } from '@shop/ui';
import { useId, useState } from 'react';
import { variantAxes } from '../../common/offers/offer-choice.ts';
import { offerMatrix } from '../../common/offers/offer-matrix.ts';
import { loadBasketQuantities } from '../../common/quantity-fields/load-basket-quantities.ts';
import type { Product } from '../common/product.queries.ts';

/** Loads the fields together with the basket's service, so that they take quantities from the beginning. */
const load = async () => {
  const [{ SeveralSizes, QuantitiesProvider }, quantities] = await Promise.all([
    import(/* webpackChunkName: "several-sizes" */ './several-sizes.tsx'),
    loadBasketQuantities(),
  ]);
  return { SeveralSizes, QuantitiesProvider, quantities };
};

interface SeveralSizesButtonProps {
  readonly product: Product;
}

/** «Заказать несколько размеров»: unfolds a quantity field per size from a lazy chunk. */
export function SeveralSizesButton({ product }: SeveralSizesButtonProps) {
  const isAllowed = useIsAllowed('basket.use');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { chunk, isFailed, ask } = useLazyChunk(load, DETAIL_ERROR_MS);
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
          (chunk ? (
            <chunk.QuantitiesProvider loaded={chunk.quantities}>
              <chunk.SeveralSizes product={product} />
            </chunk.QuantitiesProvider>
          ) : isFailed ? (
            <Text tone="muted">Таблица не загрузилась, нажмите ещё раз.</Text>
          ) : (
            <div aria-busy="true">
              <Skeleton height={heightOf(product)} />
            </div>
          ))}
      </div>
    </Stack>
  );
}

/** Height in px: a line of text, rows of fields with their stock, the total. */
function heightOf({ offers }: Product): number {
  const rows = offerMatrix(offers)?.rows.length ?? Math.ceil(offers.length / 5);
  return 100 + rows * 58;
}
