import * as v from 'valibot';

/**
 * Slots: places where an area or the shell shows widgets of other areas. A filler is a component that takes the
 * slot's props. `one` shows the first filler, `many` shows all in order; a slot without fillers shows nothing. The
 * gate compares the prop schemas of releases: the side that shows a slot must provide everything that its fillers
 * require (decision 023).
 */
export const slots = {
  /** Adds an offer to the basket, on a card, in a table row or on the product page. */
  'product.add-to-basket': define({
    kind: 'one',
    height: 40,
    props: v.object({
      /** The offer (one size of a product), as basket calls name it. */
      offerId: v.number(),
      /** Named differently from `name`, which is a prop of `Slot` itself. */
      productName: v.string(),
      isInStock: v.boolean(),
      minOrderCount: v.number(),
      /** Quantities must be multiples of this number. */
      multiplicity: v.number(),
      /** Quantity already in the basket, 0 if none. */
      inBasket: v.number(),
      /** Short base unit: «пара», «шт». */
      measure: v.string(),
      /** The pack «упак» of `factor` base units; null without packs. Earlier releases do not pass it. */
      measureCustom: v.optional(v.nullable(v.object({ name: v.string(), factor: v.number() }))),
      /** Milliseconds that a failure is shown, if not the usual time (§9: 2.5 s on the product page). */
      failureMs: v.optional(v.number()),
    }),
  }),
  /** Actions for selected offers: add to the basket, add to a template. A bar above the list. */
  'products.bulk-actions': define({
    kind: 'many',
    height: 40,
    props: v.object({
      /** The selected offers with the quantity of their row, or the minimum. */
      lines: v.array(v.object({ offerId: v.number(), quantity: v.number() })),
    }),
  }),
  /** A section of the office, on a page of its own below `/office/section/`; its filler's title names the tab. */
  'office.section': define({ kind: 'many', height: 480, props: v.object({}) }),
  /** The content of the header's basket button: the last rows, the sum, links. Fetches when it is opened. */
  'header.mini-basket': define({ kind: 'one', height: 320, props: v.object({}) }),
  /** Replacements inside a basket row that is out of stock. Rows in view share one call (§3). */
  'basket.replacements': define({
    kind: 'one',
    height: 24,
    props: v.object({ productId: v.number(), productName: v.string() }),
  }),
  /** The whole tree of sections, in a drawer that «Каталог» opens over any page. */
  'header.catalog-menu': define({ kind: 'one', height: 480, props: v.object({}) }),
  /** The link to the size chart on a product page. */
  'product.size-chart': define({
    kind: 'one',
    height: 24,
    props: v.object({
      productId: v.number(),
      /** Code of the product's top-level section: `obuv`. */
      sectionCode: v.string(),
    }),
  }),
  /** Tiles of the home page: balance, last orders, drafts, news. */
  'home.tile': define({ kind: 'many', height: 180, props: v.object({}) }),
  /** A customer's data on the card of its manager: money, basket, orders, appeals. Each filler fetches its own. */
  'customer.card': define({
    kind: 'many',
    height: 220,
    props: v.object({
      counterpartyId: v.number(),
      /** Code of the counterparty: the `contragent` of calls. */
      code: v.string(),
    }),
  }),
  /** The feedback form inside the shell's modal; publishes `feedback.sent` when it was sent. */
  'feedback.form': define({ kind: 'one', height: 420, props: v.object({}) }),
} as const;

export type SlotName = keyof typeof slots;
/** The props that a slot passes to its fillers. */
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
