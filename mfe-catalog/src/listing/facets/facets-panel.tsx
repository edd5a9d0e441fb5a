import type { FilterChoice } from '@shop/contracts/smart-filter/smart-filter';
import type { SmartFilter } from '@shop/contracts/smart-filter/smart-filter-answer';
import { Disclosure } from '@shop/ui/parts/disclosure';
import { color } from '@shop/ui/theme';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { rublesOf, scaleBounds } from './bounds.ts';
import {
  chooseBounds,
  choosePrice,
  chosenBounds,
  chosenValues,
  type Facet as FacetItem,
  type PriceFacet,
  toggleValue,
} from './filter-choice.ts';
import { ListFacet } from './list-facet.tsx';
import { RangeFacet } from './range-facet.tsx';

interface FacetsPanelProps {
  readonly filter: SmartFilter;
  /** Read from the URL, so that a click shows at once and the counts follow with the answer. */
  readonly choice: FilterChoice;
  readonly onChange: (choice: FilterChoice) => void;
  /** Receives the choice that a click on the hovered value would make; undefined when the pointer leaves. */
  readonly onAim?: (choice: FilterChoice | undefined) => void;
}

/** All facets of a listing: prices first, then properties in the order of the filter. */
export function FacetsPanel({ filter, choice, onChange, onAim }: FacetsPanelProps) {
  return (
    <Panel>
      {filter.items.prices.map(renderPrice)}
      {filter.items.props.map(renderFacet)}
    </Panel>
  );

  function renderPrice({ code, range }: PriceFacet) {
    return (
      <Facet key={`price-${code}`} title="Цена, ₽" isExpanded>
        <RangeFacet
          name="Цена"
          unit="₽"
          range={rublesOf(range)}
          bounds={scaleBounds(chosenBounds(choice.prices, code), 0.01)}
          onChange={(bounds) => onChange(choosePrice(filter, choice, code, scaleBounds(bounds, 100)))}
        />
      </Facet>
    );
  }

  function renderFacet({ code, name, unit, displayExpanded, values, range }: FacetItem) {
    const chosen = chosenValues(choice, code);
    return (
      <Facet
        key={code}
        title={range && unit ? `${name}, ${unit}` : name}
        isExpanded={displayExpanded || chosen.length > 0}
        count={chosen.length}
      >
        {range ? (
          <RangeFacet
            name={name}
            unit={unit}
            range={range}
            bounds={chosenBounds(choice.props, code)}
            onChange={(bounds) => onChange(chooseBounds(filter, choice, code, bounds))}
          />
        ) : (
          <ListFacet
            name={name}
            values={values}
            chosen={chosen}
            onToggle={(urlId) => onChange(toggleValue(filter, choice, code, urlId))}
            onAim={(urlId) =>
              onAim?.(urlId === undefined ? undefined : toggleValue(filter, choice, code, urlId))
            }
          />
        )}
      </Facet>
    );
  }
}

interface FacetProps {
  readonly title: string;
  readonly isExpanded: boolean;
  readonly count?: number;
  readonly children: ReactNode;
}

/** Opens when something in it is chosen, and never closes by itself. */
function Facet({ title, isExpanded, count, children }: FacetProps) {
  const [isOpen, setIsOpen] = useState(isExpanded);
  if (isExpanded && !isOpen) setIsOpen(true);
  return (
    <Disclosure level={3} summary={title} open={isOpen} count={count}>
      {children}
    </Disclosure>
  );
}

const Panel = styled.div`
  & > * + * {
    border-block-start: 1px solid ${color.line};
  }
`;
