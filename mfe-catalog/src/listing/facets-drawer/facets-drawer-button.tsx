import { Button } from '@shop/ui';
import { FilterIcon } from '@shop/ui/parts/icons';
import { useState } from 'react';
import { countTags } from '../facets/filter-choice.ts';
import { FacetsDrawerContent } from './facets-drawer-content.tsx';
import type { FacetsDrawerProps } from './facets-drawer-props.ts';

/** The button that opens the facets where they have no column. */
export function FacetsDrawerButton(props: FacetsDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countTags(props.listing.params.filter);
  return (
    <>
      <Button icon={<FilterIcon />} onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        Фильтры{count > 0 && ` · ${count}`}
      </Button>
      {isOpen && <FacetsDrawerContent {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
