import * as v from 'valibot';
import { id } from '../platform/fields.ts';

const filterValue = v.object({
  controlName: v.string(),
  value: v.string(),
  urlId: v.string(),
  checked: v.boolean(),
  disabled: v.boolean(),
  elementCount: v.number(),
  sort: v.number(),
});

/** A number in any shape that servers of this family send: `12.5`, `"12.5"`, `"1&nbsp;234,50"`. */
const looseNumber = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) =>
    typeof value === 'number' ? value : Number(value.replace(/\s|&nbsp;/g, '').replace(',', '.')),
  ),
  v.check((value: number) => Number.isFinite(value)),
);

const none = v.pipe(
  v.literal(''),
  v.transform(() => null),
);
const looseNumberOrNone = v.optional(v.nullable(v.union([none, looseNumber])), null);

/**
 * One end of a range (wire-facts); its control is named `…_MIN` or `…_MAX`. `value` is the bound over the whole
 * section, `filteredValue` the bound under the other filters, `htmlValue` the chosen one, empty without a choice.
 */
const rangeEnd = v.object({
  controlName: v.string(),
  value: looseNumber,
  filteredValue: looseNumberOrNone,
  htmlValue: looseNumberOrNone,
});
const ends = v.pipe(v.tuple([rangeEnd, rangeEnd]), v.transform(toRange));

type RangeEnd = v.InferOutput<typeof rangeEnd>;

function toRange([low, high]: [RangeEnd, RangeEnd]) {
  return {
    controlNameMin: low.controlName,
    controlNameMax: high.controlName,
    min: low.value,
    max: high.value,
    filteredMin: low.filteredValue ?? low.value,
    filteredMax: high.filteredValue ?? high.value,
    chosenMin: low.htmlValue,
    chosenMax: high.htmlValue,
  };
}
export type Range = ReturnType<typeof toRange>;

const property = {
  id,
  code: v.string(),
  name: v.string(),
  displayExpanded: v.boolean(),
  hint: v.optional(v.string()),
  unit: v.string(),
};
const listProperty = v.object({
  ...property,
  displayType: v.literal('list'),
  values: v.array(filterValue),
});
const rangeProperty = v.object({ ...property, displayType: v.literal('range'), values: ends });

/** The smart filter (§3, wire-facts). A property has values to tick, or a range. */
export const smartFilter = v.object({
  items: v.object({
    props: v.array(
      v.union([
        v.pipe(
          listProperty,
          v.transform((facet) => ({ ...facet, range: null })),
        ),
        v.pipe(
          rangeProperty,
          v.transform(({ values, ...facet }) => ({ ...facet, values: [], range: values })),
        ),
      ]),
    ),
    /** Rubles on the wire, as in addresses; kopecks here. Empty without the right `prices`. */
    prices: v.array(
      v.pipe(
        v.object({ code: v.string(), name: v.string(), values: ends }),
        v.transform(({ values, ...price }) => ({ ...price, range: inKopecks(values) })),
      ),
    ),
  }),
  elementCount: v.number(),
  /** The path part for the listing call: `price-base-from-100/brand-is-ansell`, or `clear`. */
  setFilterUrlParam: v.string(),
});
export type SmartFilter = v.InferOutput<typeof smartFilter>;
export type WireFilter = v.InferInput<typeof smartFilter>;

function inKopecks({ controlNameMin, controlNameMax, ...bounds }: Range): Range {
  const kopecks = (rubles: number) => Math.round(rubles * 100);
  return {
    controlNameMin,
    controlNameMax,
    min: kopecks(bounds.min),
    max: kopecks(bounds.max),
    filteredMin: kopecks(bounds.filteredMin),
    filteredMax: kopecks(bounds.filteredMax),
    chosenMin: bounds.chosenMin && kopecks(bounds.chosenMin),
    chosenMax: bounds.chosenMax && kopecks(bounds.chosenMax),
  };
}
