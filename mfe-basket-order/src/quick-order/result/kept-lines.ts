import * as v from 'valibot';
import { newLine, type OrderLine } from './order-line.ts';

const keptLine = v.object({
  rowNumber: v.number(),
  article: v.string(),
  quantity: v.string(),
  name: v.optional(v.string(), ''),
  fate: v.optional(v.picklist(['open', 'added', 'dropped']), 'open'),
  /** As it came, where it has been corrected since. */
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
export const keptLines = v.array(keptLine);
export type KeptLine = v.InferInput<typeof keptLine>;

/** A line as it is kept in the browser: what was written and what became of it, never what the server said. */
export function toKept({ source, asked, fate, ownCode }: OrderLine): KeptLine {
  const { article, quantity, name } = source;
  return {
    ...asked,
    ...(fate === 'open' ? {} : { fate }),
    ...(asked === source ? {} : { source: { article, quantity, name } }),
    ...(ownCode ? { ownCode } : {}),
  };
}

export function fromKept(kept: KeptLine): OrderLine {
  const { rowNumber, article, quantity, name = '', fate = 'open', source, ownCode = null } = kept;
  const asked = { rowNumber, article, quantity, name };
  return { ...newLine(asked), source: source ? { rowNumber, ...source } : asked, fate, ownCode };
}

/** Whether the line differs from what its file says. */
export function isTouched({ source, asked, fate }: OrderLine): boolean {
  return asked !== source || fate !== 'open';
}
