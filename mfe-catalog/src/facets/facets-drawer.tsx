import { Button } from '@shop/shared/ui';
import { FilterIcon } from '@shop/shared/ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { ListingParams } from '../listing/listing-url.ts';
import { countChosen } from './filter-choice.ts';

/** Only narrow screens open it, so it comes when the button is touched. */
const load = () => import('./open-facets-drawer.tsx');
const OpenFacetsDrawer = lazy(async () => ({ default: (await load()).OpenFacetsDrawer }));

interface FacetsDrawerProps {
  readonly params: ListingParams;
  readonly onApply: (filter: ListingParams['filter']) => void;
}

/** Facets on narrow screens: chosen in a drawer with the count it would give, applied all at once. */
export function FacetsDrawer({ params, onApply }: FacetsDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countChosen(params.filter);
  // A failure shows when the drawer is rendered.
  const comeAhead = () => void load().catch(() => undefined);
  return (
    <>
      <Button
        icon={<FilterIcon />}
        onPointerDown={comeAhead}
        onFocus={comeAhead}
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
      >
        Фильтры{count > 0 && ` · ${count}`}
      </Button>
      <Suspense>
        {isOpen && <OpenFacetsDrawer params={params} onApply={onApply} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
