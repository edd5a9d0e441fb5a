import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { Skeleton } from '@shop/ui';
import { TextButton } from '@shop/ui/parts/text-button';
import { useState } from 'react';
import type { BasketLine } from '../state/basket-state.ts';

async function loadChoice() {
  return (await import(/* webpackChunkName: "basket-later" */ './variant-choice.tsx')).VariantChoice;
}

/** Another size or colour instead of this one (§4); what there is, is asked for on request. */
export function VariantChange({ line }: { line: BasketLine }) {
  const { chunk: VariantChoice, isPending, ask } = useLazyChunk(loadChoice);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen && VariantChoice) return <VariantChoice line={line} onClose={() => setIsOpen(false)} />;
  if (isOpen && isPending) return <Skeleton height={32} width={220} />;
  return (
    <TextButton
      type="button"
      aria-label={`Изменить вариант: ${line.row.name}`}
      onClick={() => {
        setIsOpen(true);
        ask();
      }}
    >
      изменить
    </TextButton>
  );
}
