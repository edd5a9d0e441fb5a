import { Button } from '@shop/shared/ui';
import { FilterIcon } from '@shop/shared/ui/icons';
import { useState } from 'react';
import { usePart } from '../common/use-part.ts';
import type { AnsweredListing } from '../listing/use-listing.ts';

const load = () => import(/* webpackChunkName: "listing-tools" */ './saved-filters-dialog.tsx');

/** Opens the filters that the user has saved, where the present one can be saved too. */
export function SavedFiltersButton({ listing }: { readonly listing: AnsweredListing }) {
  const [isOpen, setIsOpen] = useState(false);
  const [part, want] = usePart(load);
  function handleOpen() {
    want();
    setIsOpen(true);
  }
  return (
    <>
      <Button variant="quiet" size="s" icon={<FilterIcon />} aria-haspopup="dialog" onClick={handleOpen}>
        Мои фильтры
      </Button>
      {isOpen && part && <part.SavedFiltersDialog listing={listing} onClose={() => setIsOpen(false)} />}
    </>
  );
}
