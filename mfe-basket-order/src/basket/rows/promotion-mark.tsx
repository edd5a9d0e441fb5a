import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { PromotionIcon } from '@shop/ui/parts/icons';
import { color, radius, space, text } from '@shop/ui/theme';
import { useRef, useState } from 'react';
import styled from 'styled-components';

async function loadPromotions() {
  return (await import(/* webpackChunkName: "basket-later" */ './row-promotions.tsx')).RowPromotions;
}

/** Says that a promotion runs for the row's product; which one, and what else of it is here, on request. */
export function PromotionMark({ offerId, name }: { offerId: number; name: string }) {
  const { chunk: RowPromotions, isPending, ask } = useLazyChunk(loadPromotions);
  const [isOpen, setIsOpen] = useState(false);
  const mark = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Mark
        ref={mark}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isPending}
        aria-label={`Акция: ${name}`}
        onClick={() => {
          setIsOpen(!isOpen);
          ask();
        }}
      >
        <PromotionIcon />
        Акция
      </Mark>
      {isOpen && RowPromotions && mark.current && (
        <RowPromotions offerId={offerId} name={name} anchor={mark.current} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

const Mark = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 24px;
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.full};
  background: ${color.accentSoft};
  color: ${color.accentText};
  ${text.xs}
  .lucide {
    inline-size: 14px;
    block-size: 14px;
  }
`;
