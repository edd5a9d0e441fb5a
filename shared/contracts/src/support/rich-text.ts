import * as v from 'valibot';

/**
 * Formatted text as a tree of known nodes (decision 066): the server parses the managers' Markdown, pages render it
 * element by element. It contains no HTML, so nothing needs sanitising.
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

/**
 * A page or anchor of this site, or an `https`, `mailto` or `tel` address. Browsers drop spaces and tabs in addresses, so they
 * are rejected.
 */
export const href = v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\p{C}\s]*$/u));

const inlines: v.GenericSchema<Inline[]> = v.array(v.lazy((node) => schemaOf(inlineSchemas, node)));
const inlineSchemas: Schemas<Inline> = {
  text: v.object({ type: v.literal('text'), text: v.string() }),
  strong: v.object({ type: v.literal('strong'), children: inlines }),
  emphasis: v.object({ type: v.literal('emphasis'), children: inlines }),
  deleted: v.object({ type: v.literal('deleted'), children: inlines }),
  code: v.object({ type: v.literal('code'), text: v.string() }),
  link: v.object({ type: v.literal('link'), href, children: inlines }),
  break: v.object({ type: v.literal('break') }),
};

const blocks: v.GenericSchema<Block[]> = v.array(v.lazy((node) => schemaOf(blockSchemas, node)));
const blockSchemas: Schemas<Block> = {
  heading: v.object({
    type: v.literal('heading'),
    level: v.picklist([2, 3, 4]),
    id: v.string(),
    children: inlines,
  }),
  paragraph: v.object({ type: v.literal('paragraph'), children: inlines }),
  list: v.object({
    type: v.literal('list'),
    isOrdered: v.boolean(),
    start: v.number(),
    items: v.array(blocks),
  }),
  quote: v.object({ type: v.literal('quote'), children: blocks }),
  code: v.object({ type: v.literal('code'), text: v.string() }),
  table: v.object({ type: v.literal('table'), head: v.array(inlines), rows: v.array(v.array(inlines)) }),
  divider: v.object({ type: v.literal('divider') }),
};

type Schemas<N extends { readonly type: string }> = Readonly<Record<N['type'], v.GenericSchema<N>>>;

/**
 * Chooses the single schema that can match by the node's type, so that each node is parsed once at any depth.
 * `variant` does the same but weighs more, on every page.
 */
function schemaOf<N extends { readonly type: string }>(
  schemas: Schemas<N>,
  node: unknown,
): v.GenericSchema<N> {
  const type = typeof node === 'object' && node !== null && 'type' in node ? node.type : undefined;
  const known: Readonly<Record<string, v.GenericSchema<N>>> = schemas;
  const schema = typeof type === 'string' && Object.hasOwn(known, type) ? known[type] : undefined;
  return schema ?? v.never();
}

/** A list of blocks. Ids of headings are unique within a text and serve as anchors: `#vozvrat`. */
export const richText = blocks;
export type RichText = readonly Block[];
