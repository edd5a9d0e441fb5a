import * as v from 'valibot';

/**
 * Text with structure, as trees of known nodes: what managers write in Markdown is parsed by the server, and pages draw
 * it element by element. There is no HTML in it, so nothing has to be cleaned, and nothing can slip through.
 */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis' | 'deleted'; readonly children: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly type: 'break' };

export type Block =
  | {
      readonly type: 'heading';
      readonly level: 2 | 3 | 4;
      readonly id: string;
      readonly children: readonly Inline[];
    }
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly type: 'list';
      readonly isOrdered: boolean;
      readonly start: number;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  | { readonly type: 'code'; readonly text: string }
  | {
      readonly type: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly type: 'divider' };

/** A page of this site, or an address that opens nothing of it. Browsers drop spaces and tabs, so there may be none. */
export const href = v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\p{C}\s]*$/u));

const inlines: v.GenericSchema<Inline[]> = v.array(v.lazy(() => inline));
const inline: v.GenericSchema<Inline> = v.variant('type', [
  v.object({ type: v.literal('text'), text: v.string() }),
  v.object({ type: v.picklist(['strong', 'emphasis', 'deleted']), children: inlines }),
  v.object({ type: v.literal('code'), text: v.string() }),
  v.object({ type: v.literal('link'), href, children: inlines }),
  v.object({ type: v.literal('break') }),
]);

const blocks: v.GenericSchema<Block[]> = v.array(v.lazy(() => block));
const block: v.GenericSchema<Block> = v.variant('type', [
  v.object({ type: v.literal('heading'), level: v.picklist([2, 3, 4]), id: v.string(), children: inlines }),
  v.object({ type: v.literal('paragraph'), children: inlines }),
  v.object({ type: v.literal('list'), isOrdered: v.boolean(), start: v.number(), items: v.array(blocks) }),
  v.object({ type: v.literal('quote'), children: blocks }),
  v.object({ type: v.literal('code'), text: v.string() }),
  v.object({ type: v.literal('table'), head: v.array(inlines), rows: v.array(v.array(inlines)) }),
  v.object({ type: v.literal('divider') }),
]);

/** Blocks in their order; ids of headings are unique in one text and name it in the address: `#vozvrat`. */
export const richText = blocks;
export type RichText = readonly Block[];
