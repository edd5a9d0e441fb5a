import { Button } from '@shop/shared/ui';
import { FilterIcon } from '@shop/shared/ui/icons';
import { useState } from 'react';
import type { AnsweredListing } from '../listing/use-listing.ts';
import { SavedFiltersDialog } from './saved-filters-dialog.tsx';

/** Opens the filters that the user has saved, where the present one can be saved too. */
export function SavedFiltersButton({ listing }: { readonly listing: AnsweredListing }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Мои фильтры
      </Button>
      {isOpen && <SavedFiltersDialog listing={listing} onClose={() => setIsOpen(false)} />}
    </>
  );
}
