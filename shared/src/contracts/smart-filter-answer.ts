import * as v from 'valibot';
import { id } from './fields.ts';

const filterValue = v.object({
  controlName: v.string(),
  value: v.string(),
  urlId: v.string(),
  checked: v.boolean(),
  disabled: v.boolean(),
  elementCount: v.number(),
  sort: v.number(),
});

/** Bounds of a range: of everything in the section, of what the other filters leave, and what was chosen. */
const range = v.object({
  controlNameMin: v.string(),
  controlNameMax: v.string(),
  min: v.number(),
  max: v.number(),
  filteredMin: v.number(),
  filteredMax: v.number(),
  chosenMin: v.nullable(v.number()),
  chosenMax: v.nullable(v.number()),
});

/** The smart filter (§3, wire-facts). List properties have `values`, numeric ones a `range`. */
export const smartFilter = v.object({
  items: v.object({
    props: v.array(
      v.object({
        id,
        code: v.string(),
        name: v.string(),
        displayType: v.picklist(['list', 'range']),
        displayExpanded: v.boolean(),
        hint: v.optional(v.string()),
        unit: v.string(),
        values: v.array(filterValue),
        range: v.nullable(range),
      }),
    ),
    /** Kopecks; empty for users without the right `prices`. */
    prices: v.array(v.object({ code: v.string(), name: v.string(), range })),
  }),
  elementCount: v.number(),
  /** The path part that the listing call takes: `price-base-from-100/brand-is-ansell`, or `clear`. */
  setFilterUrlParam: v.string(),
});
export type SmartFilter = v.InferOutput<typeof smartFilter>;
