import { countOf } from '@shop/shared/format/number';
import { Button, Drawer } from '@shop/shared/ui';
import { FilterIcon } from '@shop/shared/ui/icons';
import { useState } from 'react';
import type { Listing } from '../listing/listing.queries.ts';
import type { ListingParams } from '../listing/listing-url.ts';
import type { ListingState } from '../listing/use-listing.ts';
import { FacetsPanel } from './facets-panel.tsx';
import { countChosen, nothingChosen } from './filter-choice.ts';
import { useFilterDraft } from './use-filter-draft.ts';

interface FacetsDrawerProps {
  readonly listing: ListingState & { readonly answer: Listing };
  readonly onApply: (filter: ListingParams['filter']) => void;
}

/** Facets on narrow screens: chosen in a drawer with the count it would give, applied all at once. */
export function FacetsDrawer({ listing, onApply }: FacetsDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countChosen(listing.params.filter);
  return (
    <>
      <Button icon={<FilterIcon />} onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        Фильтры{count > 0 && ` · ${count}`}
      </Button>
      {isOpen && <OpenDrawer listing={listing} onApply={onApply} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function OpenDrawer({ listing, onApply, onClose }: FacetsDrawerProps & { readonly onClose: () => void }) {
  const { choice, setChoice, filter, isStale, error } = useFilterDraft(listing);
  function handleApply() {
    onApply(choice);
    onClose();
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title="Фильтры"
      footer={
        <>
          {countChosen(choice) > 0 && <Button onClick={() => setChoice(nothingChosen)}>Сбросить</Button>}
          <Button variant="primary" onClick={handleApply} aria-busy={isStale} aria-live="polite">
            {error ? 'Показать' : `Показать ${countOf(filter.elementCount, 'товар', 'товара', 'товаров')}`}
          </Button>
        </>
      }
    >
      <FacetsPanel filter={filter} choice={choice} onChange={setChoice} />
    </Drawer>
  );
}
