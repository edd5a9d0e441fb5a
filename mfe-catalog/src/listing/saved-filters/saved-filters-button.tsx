import { Button } from '@shop/ui';
import { FilterIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import type { AnsweredListing } from '../../common/listing-query/use-listing.ts';
import { SavedFiltersDialog } from './saved-filters-dialog.tsx';

/** Opens the user's saved filters, where the current one can be saved. */
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
