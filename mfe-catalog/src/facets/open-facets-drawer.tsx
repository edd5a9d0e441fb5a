import { countOf } from '@shop/shared/format/number';
import { Button, Drawer } from '@shop/shared/ui';
import { useState } from 'react';
import type { ListingParams } from '../listing/listing-url.ts';
import { useListing } from '../listing/use-listing.ts';
import { FacetsPanel } from './facets-panel.tsx';
import { countChosen, nothingChosen } from './filter-choice.ts';

interface OpenFacetsDrawerProps {
  readonly params: ListingParams;
  readonly onApply: (filter: ListingParams['filter']) => void;
  readonly onClose: () => void;
}

/** The drawer while it is open; its choice is a draft until it is applied. */
export function OpenFacetsDrawer({ params, onApply, onClose }: OpenFacetsDrawerProps) {
  const [draft, setDraft] = useState(params.filter);
  const { listing, isStale, error } = useListing({ ...params, filter: draft, page: 1 });
  const found = listing?.filter.elementCount ?? 0;
  function handleApply() {
    onApply(draft);
    onClose();
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title="Фильтры"
      footer={
        <>
          {countChosen(draft) > 0 && <Button onClick={() => setDraft(nothingChosen)}>Сбросить</Button>}
          <Button variant="primary" onClick={handleApply} aria-busy={isStale && !error} aria-live="polite">
            {error ? 'Показать' : `Показать ${countOf(found, 'товар', 'товара', 'товаров')}`}
          </Button>
        </>
      }
    >
      {listing && <FacetsPanel filter={listing.filter} choice={draft} onChange={setDraft} />}
    </Drawer>
  );
}
