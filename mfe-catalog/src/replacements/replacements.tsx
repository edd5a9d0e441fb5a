import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useQuery } from '@shop/platform/query';
import { TextButton } from '@shop/ui/parts/text-button';
import { media } from '@shop/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { replacementsQuery } from './replacements.queries.ts';

interface ReplacementsProps {
  readonly productId: number;
  readonly productName: string;
}

const load = () => import(/* webpackChunkName: "replacements" */ './replacements-drawer.tsx');

/** Offers analogs of a product that is out of stock; renders nothing if there are none. */
export function Replacements({ productId, productName }: ReplacementsProps) {
  const { data: analogs = [] } = useQuery(replacementsQuery(productId));
  const [isOpen, setIsOpen] = useState(false);
  const { chunk, ask } = useLazyChunk(load);
  if (analogs.length === 0) return null;
  return (
    <>
      <Offer
        type="button"
        aria-haspopup="dialog"
        aria-label={`Чем заменить: ${productName}`}
        onClick={() => {
          ask();
          setIsOpen(true);
        }}
      >
        Чем заменить
      </Offer>
      {isOpen && chunk && (
        <chunk.ReplacementsDrawer {...{ productId, productName, analogs }} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

const Offer = styled(TextButton)`
  position: relative;
  block-size: 24px;
  /* Extends the touch target without changing the height of the row. */
  ${media.coarse} {
    &::after {
      content: '';
      position: absolute;
      inset: -10px -8px;
    }
  }
`;
