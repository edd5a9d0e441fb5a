import * as v from 'valibot';

/** Answers are ignored. */
const nothing = v.unknown();

/**
 * Services: objects that one area offers to the others while the page is open, for what is neither a place on screen
 * (`slots.ts`) nor a fact (`events.ts`). Each method takes one object and answers at once. Every service also has
 * `subscribe`, which calls its listener after each change of what the methods answer. The gate of releases compares
 * the schemas of both sides: the caller must pass everything that a method requires, and the service must answer
 * everything that the caller reads.
 */
export const services = {
  /**
   * Quantities on their way into the basket, for tables and matrices with a field for each offer. Offered by the area that
   * owns the basket, whose client merges the edits of all screens (docs/decisions/073).
   */
  'basket.quantities': define({
    /** The line of an offer; null while nobody has touched it. The same object until something of it changes. */
    lineOf: method(v.object({ offerId: v.number() }), v.nullable(line())),
    /** The latest changes of quantities, and the latest stored ones, as texts for screen readers. */
    announcements: method(v.object({}), v.object({ changed: v.string(), stored: v.string() })),
    /** A text stands in the field of an offer and is not applied yet. */
    type: method(v.object({ offer: offer(), text: v.string() }), nothing),
    /** Applies the text of the field; a text that is no quantity stays there with its problem. */
    commit: method(v.object({ offer: offer(), name: v.string() }), nothing),
    /** Sets many quantities at once, in place of what stands in their fields. */
    fill: method(
      v.object({
        lines: v.array(
          v.object({
            offer: offer(),
            name: v.string(),
            quantity: v.number(),
            note: v.optional(v.string()),
          }),
        ),
      }),
      nothing,
    ),
    /** Gives up the text of a field, else the quantity that the server refused. */
    restore: method(v.object({ offerId: v.number() }), nothing),
    /** Tries everything again that was refused, or has no answer. */
    retry: method(v.object({}), nothing),
    /** A list of offers was read anew; what is unsent or under way is newer. */
    noteRead: method(
      v.object({ offers: v.array(v.object({ offerId: v.number(), inBasket: v.number() })) }),
      nothing,
    ),
    /**
     * Goes on with what an earlier visit could not send of these offers, as if their fields had been left now. Answers of
     * how many.
     */
    recover: method(
      v.object({ offers: v.array(v.object({ offer: offer(), name: v.string() })) }),
      v.number(),
    ),
    /** The fields are gone: sends what is unsent. */
    leave: method(v.object({}), nothing),
  }),
} as const;

export type ServiceName = keyof typeof services;

/** A service as its users see it. */
export type Service<N extends ServiceName> = {
  readonly [M in keyof (typeof services)[N]]: (typeof services)[N][M] extends Method<infer T, infer G>
    ? (input: v.InferOutput<T>) => v.InferOutput<G>
    : never;
} & { readonly subscribe: (listener: () => void) => () => void };

/** An offer with a field for its quantity: how it is sold, and what the basket holds of it as far as its list knows. */
function offer() {
  return v.object({
    offerId: v.number(),
    inBasket: v.number(),
    minOrderCount: v.number(),
    multiplicity: v.number(),
    measure: v.object({
      measureBase: v.string(),
      measureCustom: v.nullable(v.object({ name: v.string(), factor: v.number() })),
    }),
  });
}

function line() {
  return v.object({
    /** The quantity in the basket. */
    stored: v.number(),
    wanted: v.number(),
    /** The text of the field if it is not applied yet or is no quantity; null for the quantity itself. */
    text: v.nullable(v.string()),
    /** The correction that the shop has made: «12 → 15, кратно 5»; empty without one. */
    note: v.string(),
    /** Why the text is no quantity; empty if it is one. */
    problem: v.string(),
    /** Why the quantity is not in the basket; empty if nothing was refused. */
    refusal: v.string(),
  });
}

type Schema = v.GenericSchema;
interface Method<T extends Schema, G extends Schema> {
  readonly takes: T;
  readonly gives: G;
}

function method<T extends Schema, G extends Schema>(takes: T, gives: G): Method<T, G> {
  return { takes, gives };
}

function define<M extends Readonly<Record<string, Method<Schema, Schema>>>>(methods: M): M {
  return methods;
}
