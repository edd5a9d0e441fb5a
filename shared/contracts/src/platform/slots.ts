import * as v from 'valibot';

/**
 * Slots: places where one area (or the shell) shows what another area brings (architecture §2).
 * A filler is a component that takes the slot's props. `one` shows the first filler, `many` all of them in order.
 * A slot nobody fills shows nothing. Each says the size its skeleton keeps. The schema of the props is what the gate
 * of releases compares: whoever shows the slot must give all that its fillers require.
 */
export const slots = {
  /** Adds an offer to the basket, on a card, in a table row or on the product page. */
  'product.add-to-basket': define({
    kind: 'one',
    height: 40,
    props: v.object({
      /** The offer (one size of a product); the id that basket calls take. */
      offerId: v.number(),
      /** Not `name`: that is the slot's own. */
      productName: v.string(),
      isInStock: v.boolean(),
      minOrderCount: v.number(),
      /** Quantities are multiples of it. */
      multiplicity: v.number(),
      /** Quantity already in the basket, 0 if none. */
      inBasket: v.number(),
      /** Short base unit: «пара», «шт». */
      measure: v.string(),
      /** How long a failure is shown, where it is not as long as elsewhere (§9: 2.5 s on the product page). */
      failureMs: v.optional(v.number()),
    }),
  }),
  /** What can be done with a selection of offers: to the basket, into a template. Its own bar, above the list. */
  'products.bulk-actions': define({
    kind: 'many',
    height: 40,
    props: v.object({
      /** Offers chosen with the quantity of each: that of the row, else the minimum. */
      lines: v.array(v.object({ offerId: v.number(), quantity: v.number() })),
    }),
  }),
  /** What the header's basket button unfolds: the last rows, the sum, the ways on. Fetched once it is opened. */
  'header.mini-basket': define({ kind: 'one', height: 320, props: v.object({}) }),
  /** In a basket row that is out of stock: what can be bought instead. One call for all rows in sight (§3). */
  'basket.replacements': define({
    kind: 'one',
    height: 24,
    props: v.object({ productId: v.number(), productName: v.string() }),
  }),
  /** The sections of the catalogue to all their levels, in a drawer that «Каталог» opens over any page. */
  'header.catalog-menu': define({ kind: 'one', height: 480, props: v.object({}) }),
  /** The link to the size chart on a product page. */
  'product.size-chart': define({
    kind: 'one',
    height: 24,
    props: v.object({
      productId: v.number(),
      /** Code of the first section of the catalogue the product lies in: `obuv`. */
      sectionCode: v.string(),
    }),
  }),
  /** Tiles of the home page: balance, last orders, drafts, news. */
  'home.tile': define({ kind: 'many', height: 180, props: v.object({}) }),
  /** What a manager sees of a customer on its card: money, basket, orders, appeals. Each fetches for the manager. */
  'customer.card': define({
    kind: 'many',
    height: 220,
    props: v.object({
      counterpartyId: v.number(),
      /** Code of the counterparty: the `contragent` of calls. */
      code: v.string(),
    }),
  }),
  /** The feedback form inside the shell's modal; when it has been sent, the form publishes `feedback.sent`. */
  'feedback.form': define({ kind: 'one', height: 420, props: v.object({}) }),
} as const;

export type SlotName = keyof typeof slots;
/** What a slot gives its fillers. */
export type SlotProps = { readonly [N in SlotName]: Readonly<v.InferOutput<(typeof slots)[N]['props']>> };
export type AddToBasketProps = SlotProps['product.add-to-basket'];

interface SlotDefinition<S> {
  readonly kind: 'one' | 'many';
  /** Height of the skeleton in CSS pixels while a filler loads. */
  readonly height: number;
  readonly props: S;
}

function define<S>(slot: SlotDefinition<S>): SlotDefinition<S> {
  return slot;
}
