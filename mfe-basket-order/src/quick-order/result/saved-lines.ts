import * as v from 'valibot';
import { newLine, type OrderLine } from './order-line.ts';

const savedLine = v.object({
  rowNumber: v.number(),
  article: v.string(),
  quantity: v.string(),
  name: v.optional(v.string(), ''),
  fate: v.optional(v.picklist(['open', 'added', 'dropped']), 'open'),
  /** The original line, if it has been corrected since. */
  source: v.optional(v.object({ article: v.string(), quantity: v.string(), name: v.string() })),
  ownCode: v.optional(
    v.object({
      article: v.string(),
      offerId: v.number(),
      offerName: v.string(),
      before: v.nullable(v.number()),
    }),
  ),
});
export const savedLines = v.array(savedLine);
export type SavedLine = v.InferInput<typeof savedLine>;

/** Makes the stored form of a line: its text and its outcome, never the server's answer. */
export function toSavedLine({ source, requested, fate, ownCode }: OrderLine): SavedLine {
  const { article, quantity, name } = source;
  return {
    ...requested,
    ...(fate === 'open' ? {} : { fate }),
    ...(requested === source ? {} : { source: { article, quantity, name } }),
    ...(ownCode ? { ownCode } : {}),
  };
}

export function fromSavedLine(saved: SavedLine): OrderLine {
  const { rowNumber, article, quantity, name = '', fate = 'open', source, ownCode = null } = saved;
  const requested = { rowNumber, article, quantity, name };
  return { ...newLine(requested), source: source ? { rowNumber, ...source } : requested, fate, ownCode };
}

/** Whether the line differs from what its file says. */
export function isTouched({ source, requested, fate }: OrderLine): boolean {
  return requested !== source || fate !== 'open';
}
