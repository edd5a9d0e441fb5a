import * as v from 'valibot';
import type { Day } from '../../../platform/calendar/days.ts';
import { type Seller, sellerSchema } from './seller.ts';

const kopecks = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const day = v.pipe(v.string(), v.isoDate());

const party = v.object({
  name: v.string(),
  inn: v.string(),
  kpp: v.nullable(v.string()),
  address: v.string(),
});
export type Party = v.InferOutput<typeof party>;

const paperLine = v.object({
  /** Empty for delivery. */
  article: v.string(),
  name: v.string(),
  quantity: v.number(),
  measure: v.string(),
  /** Of one unit, VAT included. */
  priceKopecks: kopecks,
  /** VAT included. */
  totalKopecks: kopecks,
  vatPercent: v.number(),
  vatKopecks: kopecks,
});
export type PaperLine = v.InferOutput<typeof paperLine>;

const paper = {
  version: v.literal(1),
  /** Null only if the details were not filled in when the document was issued; added when they are (decision 052). */
  seller: v.nullable(sellerSchema),
  buyer: party,
  /** Null for the buyer himself. */
  consignee: v.nullable(party),
  order: v.object({ number: v.string(), placedOn: day }),
  contract: v.nullable(v.object({ number: v.string(), signedOn: day })),
  /** Delivery, if it costs something, is the last one. */
  lines: v.array(paperLine),
  vatKopecks: kopecks,
  totalKopecks: kopecks,
};

/** All a счёт на оплату says besides its number and day. */
const invoiceContent = v.object({
  ...paper,
  kind: v.literal('invoice'),
  dueOn: v.nullable(day),
});
export type InvoiceContent = v.InferOutput<typeof invoiceContent>;

/** All a УПД says besides its number and day. */
const updContent = v.object({
  ...paper,
  kind: v.literal('upd'),
  /** How the goods travel: the УПД's field [9]. */
  transport: v.string(),
  /** Paid before the goods left: the УПД's line (5). */
  payments: v.array(v.object({ number: v.string(), paidOn: day })),
});
export type UpdContent = v.InferOutput<typeof updContent>;

/** `order_documents.content`: what an issued document says, for ever. Sums in kopecks. */
export const documentContent = v.variant('kind', [invoiceContent, updContent]);
export type DocumentContent = v.InferOutput<typeof documentContent>;

/** Complete: it can be drawn. */
export type WithSeller<C extends DocumentContent> = C & { readonly seller: Seller };

/** A document with its number and day, ready to be drawn. */
export interface Issued<C extends DocumentContent = DocumentContent> {
  readonly number: string;
  readonly issuedOn: Day;
  readonly content: WithSeller<C>;
}
