import { countOf } from '@shop/domain/format/number';
import { Button, Drawer } from '@shop/ui';
import type { ReactNode } from 'react';
import type { FacetsDrawerProps } from './facets-drawer-props.ts';
import { FacetsPanel } from './facets-panel.tsx';
import { countChosen, nothingChosen } from './filter-choice.ts';
import { useFilterDraft } from './use-filter-draft.ts';

interface OpenFacetsProps extends FacetsDrawerProps {
  /** The way to the user's saved filters. */
  readonly savedFilters: ReactNode;
  readonly onClose: () => void;
}

/** The open drawer: what is chosen in it, with the count that would give, applied all at once. */
export function OpenFacets({ listing, savedFilters, onApply, onClose }: OpenFacetsProps) {
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
      {savedFilters}
      <FacetsPanel filter={filter} choice={choice} onChange={setChoice} />
    </Drawer>
  );
}
