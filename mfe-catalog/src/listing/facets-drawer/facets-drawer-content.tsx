import { countOf } from '@shop/domain/format/number';
import { Button, Drawer } from '@shop/ui';
import { FacetsPanel } from '../facets/facets-panel.tsx';
import { countChosen, nothingChosen } from '../facets/filter-choice.ts';
import { useFilterDraft } from '../facets/use-filter-draft.ts';
import { SavedFiltersButton } from '../saved-filters/saved-filters-button.tsx';
import type { FacetsDrawerProps } from './facets-drawer-props.ts';

interface FacetsDrawerContentProps extends FacetsDrawerProps {
  readonly onClose: () => void;
}

/** The content of the drawer: a choice with the count it would give, applied all at once. */
export function FacetsDrawerContent({ listing, onApply, onClose }: FacetsDrawerContentProps) {
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
      <SavedFiltersButton listing={listing} />
      <FacetsPanel filter={filter} choice={choice} onChange={setChoice} />
    </Drawer>
  );
}
