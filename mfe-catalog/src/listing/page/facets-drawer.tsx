import { Button } from '@shop/ui';
import { FilterIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import type { FacetsDrawerProps } from '../facets/facets-drawer-props.ts';
import { countTags } from '../facets/filter-choice.ts';
import { loadLater, useLater } from '../later/use-later.ts';
import { SavedFiltersButton } from './saved-filters-button.tsx';

/** Facets where they have no column of their own: the button of their drawer. */
export function FacetsDrawer(props: FacetsDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const later = useLater();
  const count = countTags(props.listing.params.filter);
  function handleOpen() {
    void loadLater();
    setIsOpen(true);
  }
  return (
    <>
      <Button icon={<FilterIcon />} onClick={handleOpen} aria-haspopup="dialog">
        Фильтры{count > 0 && ` · ${count}`}
      </Button>
      {isOpen && later && (
        <later.OpenFacets
          {...props}
          savedFilters={<SavedFiltersButton listing={props.listing} />}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
