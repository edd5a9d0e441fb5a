import type { FilterChoice, RangeChoice } from '@shop/contracts/smart-filter/smart-filter';
import type { SmartFilter } from '@shop/contracts/smart-filter/smart-filter-answer';

export type Facet = SmartFilter['items']['props'][number];
export type PriceFacet = SmartFilter['items']['prices'][number];
export type Range = PriceFacet['range'];
export type Bounds = Pick<RangeChoice, 'from' | 'to'>;
type PropChoice = FilterChoice['props'][number];

export const nothingChosen: FilterChoice = { prices: [], props: [] };

/** The chosen `urlId`s of a property. */
export function chosenValues(choice: FilterChoice, code: string): readonly string[] {
  const prop = choice.props.find((chosen) => chosen.code === code);
  return prop && 'values' in prop ? prop.values : [];
}

/** The chosen bounds of a number property or, from `choice.prices`, of a price. */
export function chosenBounds(choices: readonly (PropChoice | RangeChoice)[], code: string): Bounds {
  const range = choices.find((chosen) => chosen.code === code);
  return range && !('values' in range) ? range : {};
}

/** The number of tags: one for each value and each range. */
export function countTags({ prices, props }: FilterChoice): number {
  return props.reduce((sum, prop) => sum + ('values' in prop ? prop.values.length : 1), prices.length);
}

/** Whether `choice` contains all properties of `part`. */
export function isPartOf(part: FilterChoice, choice: FilterChoice): boolean {
  return part.props.every((prop) => {
    if (!('values' in prop)) return false;
    const chosen = chosenValues(choice, prop.code);
    return prop.values.every((value) => chosen.includes(value));
  });
}

/** The number of facets that restrict the list. */
export function countChosen({ prices, props }: FilterChoice): number {
  return prices.length + props.length;
}

/** Adds a value to the choice, or removes it if it is chosen. Properties keep the order of the filter. */
export function toggleValue(
  filter: SmartFilter,
  choice: FilterChoice,
  code: string,
  urlId: string,
): FilterChoice {
  const before = chosenValues(choice, code);
  const values = before.includes(urlId) ? before.filter((value) => value !== urlId) : [...before, urlId];
  return { ...choice, props: replaced(choice.props, { code, values }, filter.items.props) };
}

/** Adds all values of `part` or, if all of them are chosen, removes them. */
export function togglePart(filter: SmartFilter, choice: FilterChoice, part: FilterChoice): FilterChoice {
  const isChosen = isPartOf(part, choice);
  const values = part.props.flatMap((prop) =>
    'values' in prop ? prop.values.map((urlId) => ({ code: prop.code, urlId })) : [],
  );
  return values
    .filter(({ code, urlId }) => chosenValues(choice, code).includes(urlId) === isChosen)
    .reduce((changed, { code, urlId }) => toggleValue(filter, changed, code, urlId), choice);
}

export function chooseBounds(
  filter: SmartFilter,
  choice: FilterChoice,
  code: string,
  bounds: Bounds,
): FilterChoice {
  return { ...choice, props: replaced(choice.props, { code, ...bounds }, filter.items.props) };
}

/** `bounds` are in kopecks. */
export function choosePrice(
  filter: SmartFilter,
  choice: FilterChoice,
  code: string,
  bounds: Bounds,
): FilterChoice {
  return { ...choice, prices: replaced(choice.prices, { code, ...bounds }, filter.items.prices) };
}

function replaced<Choice extends PropChoice>(
  choices: readonly Choice[],
  changed: Choice,
  order: readonly { code: string }[],
): Choice[] {
  const others = choices.filter(({ code }) => code !== changed.code);
  const rank = ({ code }: Choice) => order.findIndex((item) => item.code === code);
  return (isEmpty(changed) ? others : [...others, changed]).sort((one, other) => rank(one) - rank(other));
}

function isEmpty(choice: PropChoice): boolean {
  if ('values' in choice) return choice.values.length === 0;
  return choice.from === undefined && choice.to === undefined;
}
