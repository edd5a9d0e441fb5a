import { countOf } from '@shop/shared/format/number';
import { Button, Drawer } from '@shop/shared/ui';
import { FilterIcon } from '@shop/shared/ui/icons';
import { useState } from 'react';
import type { ListingParams } from '../listing/listing-url.ts';
import { useListing } from '../listing/use-listing.ts';
import { FacetsPanel } from './facets-panel.tsx';
import { countChosen, nothingChosen } from './filter-choice.ts';

interface FacetsDrawerProps {
  readonly params: ListingParams;
  readonly onApply: (filter: ListingParams['filter']) => void;
}

/** Facets on narrow screens: chosen in a drawer with the count it would give, applied all at once. */
export function FacetsDrawer({ params, onApply }: FacetsDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countChosen(params.filter);
  return (
    <>
      <Button icon={<FilterIcon />} onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        Фильтры{count > 0 && ` · ${count}`}
      </Button>
      {isOpen && <OpenDrawer params={params} onApply={onApply} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function OpenDrawer({ params, onApply, onClose }: FacetsDrawerProps & { readonly onClose: () => void }) {
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
