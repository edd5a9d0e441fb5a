import * as v from 'valibot';
import type { Day } from '../../../platform/calendar/days.ts';
import { USUAL_INVOICE_TERMS } from './documents-setting.ts';
import { facsimileSchema, NO_FACSIMILE, type Seller, sellerSchema } from './seller.ts';

const kopecks = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const day = v.pipe(v.string(), v.isoDate());

const party = v.object({
  name: v.string(),
  inn: v.string(),
  kpp: v.nullable(v.string()),
  address: v.string(),
});
export type Party = v.InferOutput<typeof party>;

const documentLine = v.object({
  /** Empty for delivery. */
  article: v.string(),
  name: v.string(),
  quantity: v.number(),
  measure: v.string(),
  /** Per unit, with VAT. */
  priceKopecks: kopecks,
  /** With VAT. */
  totalKopecks: kopecks,
  vatPercent: v.number(),
  vatKopecks: kopecks,
});
export type DocumentLine = v.InferOutput<typeof documentLine>;

const documentFields = {
  version: v.literal(1),
  /** Null only if the details were missing when the document was issued; filled in later (decision 052). */
  seller: v.nullable(sellerSchema),
  buyer: party,
  /** Null if the buyer receives the goods himself. */
  consignee: v.nullable(party),
  order: v.object({ number: v.string(), placedOn: day }),
  contract: v.nullable(v.object({ number: v.string(), signedOn: day })),
  /** Paid delivery is the last line. */
  lines: v.array(documentLine),
  vatKopecks: kopecks,
  totalKopecks: kopecks,
};

/** Everything in an invoice (счёт на оплату) except its number and day. */
const invoiceContent = v.object({
  ...documentFields,
  kind: v.literal('invoice'),
  dueOn: v.nullable(day),
  /** Invoices issued before the office could write terms have the usual ones. */
  terms: v.optional(v.string(), USUAL_INVOICE_TERMS),
  /** The last day on which the invoice may be paid; null where the shop names none. */
  validUntil: v.optional(v.nullable(day), null),
  /** Images of signatures and stamp, by id: those of the day it was issued. */
  facsimile: v.optional(facsimileSchema, NO_FACSIMILE),
});
export type InvoiceContent = v.InferOutput<typeof invoiceContent>;

/** Everything in a УПД except its number and day. */
const updContent = v.object({
  ...documentFields,
  kind: v.literal('upd'),
  /** Means of transport: field [9] of the УПД. */
  transport: v.string(),
  /** Payments before the shipment: line (5) of the УПД. */
  payments: v.array(v.object({ number: v.string(), paidOn: day })),
});
export type UpdContent = v.InferOutput<typeof updContent>;

/** The value of `order_documents.content`: the immutable content of an issued document. Sums are in kopecks. */
export const documentContent = v.variant('kind', [invoiceContent, updContent]);
export type DocumentContent = v.InferOutput<typeof documentContent>;

/** Complete, so it can be rendered. */
export type WithSeller<C extends DocumentContent> = C & { readonly seller: Seller };

/** A document with its number and day, ready to be rendered. */
export interface IssuedDocument<C extends DocumentContent = DocumentContent> {
  readonly number: string;
  readonly issuedOn: Day;
  readonly content: WithSeller<C>;
  /** The images that the content names, by id. */
  readonly images?: ReadonlyMap<string, Uint8Array>;
}
