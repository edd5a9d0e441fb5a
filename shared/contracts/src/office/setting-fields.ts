import * as v from 'valibot';

/** Every field of a setting describes itself: the page of settings and the command are drawn from it. */
const common = {
  name: v.string(),
  title: v.string(),
  hint: v.optional(v.string(), ''),
};

const simpleField = v.union([
  v.object({
    ...common,
    kind: v.literal('text'),
    maxLength: v.number(),
    /** More than 1 for a text of several lines. */
    lines: v.optional(v.number(), 1),
  }),
  /** An INN: the page offers to fill in the fields of an organisation by it. */
  v.object({ ...common, kind: v.literal('inn') }),
  /** A БИК: the page offers to fill in `name` and `correspondentAccount` beside it. */
  v.object({ ...common, kind: v.literal('bik') }),
  /** Integer kopecks. Null where the field may be empty. */
  v.object({ ...common, kind: v.literal('money'), isOptional: v.optional(v.boolean(), false) }),
  v.object({
    ...common,
    kind: v.literal('number'),
    min: v.number(),
    max: v.number(),
    /** Short unit that the page shows behind the number: «дн.», «%». */
    unit: v.optional(v.string(), ''),
  }),
  v.object({ ...common, kind: v.literal('yes-no') }),
  /** `HH:MM`, Moscow time. */
  v.object({ ...common, kind: v.literal('time') }),
  /** `YYYY-MM-DD`. */
  v.object({ ...common, kind: v.literal('day') }),
  /** A list of `YYYY-MM-DD`. */
  v.object({ ...common, kind: v.literal('days') }),
  v.object({
    ...common,
    kind: v.literal('choice'),
    options: v.array(v.object({ value: v.string(), title: v.string() })),
  }),
]);
export type SimpleField = v.InferOutput<typeof simpleField>;

/** A field of a setting: its name is the key in the value. A `group` is an object of simple fields. */
export const settingField = v.union([
  ...simpleField.options,
  v.object({ ...common, kind: v.literal('group'), fields: v.array(simpleField) }),
  /** A table: at most `max` objects of simple fields. */
  v.object({ ...common, kind: v.literal('rows'), fields: v.array(simpleField), max: v.number() }),
  /** The id of an uploaded image, or null. */
  v.object({ ...common, kind: v.literal('image') }),
]);
export type SettingField = v.InferOutput<typeof settingField>;
