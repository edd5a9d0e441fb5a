import type { FilterChoice } from '@shop/contracts/smart-filter/smart-filter';
import type { SmartFilter } from '@shop/contracts/smart-filter/smart-filter-answer';
import { type Bounds, chosenBounds, chosenValues, type Range } from './filter-choice.ts';

interface Control {
  readonly name: string;
  readonly value: string;
}

/**
 * Prints a choice as the pairs of `/web/filter/` (wire-facts). Bounds are in the unit of their range, prices
 * in kopecks.
 */
export function printFilterList(filter: SmartFilter, choice: FilterChoice): string {
  const prices = filter.items.prices.flatMap(({ code, range }) =>
    boundsOf(range, chosenBounds(choice.prices, code)),
  );
  const props = filter.items.props.flatMap(({ code, values, range }) => {
    if (range) return boundsOf(range, chosenBounds(choice.props, code));
    const chosen = chosenValues(choice, code);
    return values.filter(({ urlId }) => chosen.includes(urlId)).map(({ controlName }) => on(controlName));
  });
  return JSON.stringify([...prices, ...props]);
}

function on(name: string): Control {
  return { name, value: 'Y' };
}

function boundsOf(range: Range, { from, to }: Bounds): Control[] {
  return [
    ...(from === undefined ? [] : [{ name: range.controlNameMin, value: String(from) }]),
    ...(to === undefined ? [] : [{ name: range.controlNameMax, value: String(to) }]),
  ];
}
