import * as v from 'valibot';
import { sellerSchema } from '../../documents/documents.api.ts';

const kopecks = v.pipe(v.number(), v.safeInteger());
const notNegative = v.pipe(kopecks, v.minValue(0));
const day = v.pipe(v.string(), v.isoDate());

const actLine = v.object({
  on: day,
  /** «Отгрузка (УПД-2026-00012)». */
  title: v.string(),
  /** Either debit or credit is 0. */
  debitKopecks: notNegative,
  creditKopecks: notNegative,
});
export type ActLine = v.InferOutput<typeof actLine>;

/**
 * The value of `acts.content`: the immutable content of an act of reconciliation except its number (decision 056).
 * Kopecks; balances are negative if the buyer has paid in advance. Closing is always opening + debits − credits.
 */
export const actContent = v.object({
  version: v.literal(1),
  /** The day of its preparation. */
  madeOn: day,
  seller: sellerSchema,
  buyer: v.object({ name: v.string(), inn: v.string(), kpp: v.nullable(v.string()) }),
  /** Null for all contracts. */
  contract: v.nullable(v.object({ number: v.string(), signedOn: day })),
  periodFrom: day,
  periodTo: day,
  openingKopecks: kopecks,
  /** Oldest first. */
  lines: v.array(actLine),
  debitKopecks: notNegative,
  creditKopecks: notNegative,
  closingKopecks: kopecks,
});
export type ActContent = v.InferOutput<typeof actContent>;

/** An act with its number, ready to be rendered. */
export interface NumberedAct {
  readonly number: string;
  readonly content: ActContent;
}
