import type { FilterChoice } from '@shop/contracts/smart-filter/smart-filter';
import type { SmartFilter } from '@shop/contracts/smart-filter/smart-filter-answer';
import { sayBounds, scaleBounds } from './bounds.ts';
import { chooseBounds, choosePrice, chosenBounds, chosenValues, toggleValue } from './filter-choice.ts';

export interface ChosenTag {
  readonly key: string;
  readonly label: string;
  /** The choice without it. */
  readonly without: FilterChoice;
}

/** What is chosen, in words, in the order of the filter. Values the shop does not know are left out, as it does. */
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
      return [{ key: code, label: `${name}: ${sayBounds(bounds, unit)}`, without }];
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
    const label = `Цена: ${sayBounds(scaleBounds(bounds, 0.01), '₽')}`;
    return [{ key: `price-${code}`, label, without: choosePrice(filter, choice, code, {}) }];
  });
}

function isOpen({ from, to }: { from?: number | undefined; to?: number | undefined }): boolean {
  return from === undefined && to === undefined;
}
