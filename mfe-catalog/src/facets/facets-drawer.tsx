import { Button } from '@shop/shared/ui';
import { FilterIcon } from '@shop/shared/ui/icons';
import { useState } from 'react';
import { usePart } from '../common/use-part.ts';
import type { ListingParams } from '../listing/listing-url.ts';
import type { AnsweredListing } from '../listing/use-listing.ts';
import { countChosen } from './filter-choice.ts';

export interface FacetsDrawerProps {
  readonly listing: AnsweredListing;
  readonly onApply: (filter: ListingParams['filter']) => void;
}

const load = () => import(/* webpackChunkName: "listing-tools" */ './open-facets.tsx');

/** Facets where they have no column of their own: the button of the drawer, which comes when it is opened. */
export function FacetsDrawer(props: FacetsDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [part, want] = usePart(load);
  const count = countChosen(props.listing.params.filter);
  function handleOpen() {
    want();
    setIsOpen(true);
  }
  return (
    <>
      <Button icon={<FilterIcon />} onClick={handleOpen} aria-haspopup="dialog">
        Фильтры{count > 0 && ` · ${count}`}
      </Button>
      {isOpen && part && <part.OpenFacets {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
