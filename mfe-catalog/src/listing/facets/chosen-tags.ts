import type { FilterChoice } from '@shop/contracts/smart-filter/smart-filter';
import type { SmartFilter } from '@shop/contracts/smart-filter/smart-filter-answer';
import { scaleBounds } from './bounds.ts';
import { chooseBounds, choosePrice, chosenBounds, chosenValues, toggleValue } from './filter-choice.ts';
import { formatBounds } from './format-bounds.ts';

export interface ChosenTag {
  readonly key: string;
  readonly label: string;
  /** The choice without this tag. */
  readonly without: FilterChoice;
}

/**
 * Labels of everything chosen, in the order of the filter. Unknown values are left out, as the server ignores
 * them.
 */
export function chosenTags(filter: SmartFilter, choice: FilterChoice): ChosenTag[] {
  return [...priceTags(filter, choice), ...filter.items.props.flatMap((facet) => facetTags(facet))];

  function facetTags({
    code,
    name,
    unit,
    values,
    range,
  }: SmartFilter['items']['props'][number]): ChosenTag[] {
    if (range) {
      const bounds = chosenBounds(choice.props, code);
      if (isOpen(bounds)) return [];
      const without = chooseBounds(filter, choice, code, {});
      return [{ key: code, label: `${name}: ${formatBounds(bounds, unit)}`, without }];
    }
    const chosen = chosenValues(choice, code);
    return values
      .filter(({ urlId }) => chosen.includes(urlId))
      .map(({ urlId, value }) => ({
        key: `${code}-${urlId}`,
        label: `${name}: ${value}`,
        without: toggleValue(filter, choice, code, urlId),
      }));
  }
}

function priceTags(filter: SmartFilter, choice: FilterChoice): ChosenTag[] {
  return filter.items.prices.flatMap(({ code }) => {
    const bounds = chosenBounds(choice.prices, code);
    if (isOpen(bounds)) return [];
    const label = `Цена: ${formatBounds(scaleBounds(bounds, 0.01), '₽')}`;
    return [{ key: `price-${code}`, label, without: choosePrice(filter, choice, code, {}) }];
  });
}

function isOpen({ from, to }: { from?: number | undefined; to?: number | undefined }): boolean {
  return from === undefined && to === undefined;
}
