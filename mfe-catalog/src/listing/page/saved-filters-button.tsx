import { Button } from '@shop/ui';
import { FilterIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import type { AnsweredListing } from '../../common/listing-query/use-listing.ts';
import { loadLater, useLater } from '../later/use-later.ts';

/** Opens the filters that the user has saved, where the present one can be saved too. */
export function SavedFiltersButton({ listing }: { readonly listing: AnsweredListing }) {
  const [isOpen, setIsOpen] = useState(false);
  const later = useLater();
  function handleOpen() {
    void loadLater();
    setIsOpen(true);
  }
  return (
    <>
      <Button variant="quiet" size="s" icon={<FilterIcon />} aria-haspopup="dialog" onClick={handleOpen}>
        Мои фильтры
      </Button>
      {isOpen && later && <later.SavedFiltersDialog listing={listing} onClose={() => setIsOpen(false)} />}
    </>
  );
}
