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
 * The one schema that a node can fit, by its type: each is read once, however deep. `variant` would do the same, and weigh
 * something on every page.
 */
function schemaOf<N extends { readonly type: string }>(
  schemas: Schemas<N>,
  node: unknown,
): v.GenericSchema<N> {
  const type = typeof node === 'object' && node !== null && 'type' in node ? node.type : undefined;
  const known: Readonly<Record<string, v.GenericSchema<N>>> = schemas;
  const schema = typeof type === 'string' && Object.hasOwn(known, type) ? known[type] : undefined;
  return schema ?? (v.object({ type: v.picklist(Object.keys(schemas)) }) as never);
}

/** Blocks in their order; ids of headings are unique in one text and name it in the address: `#vozvrat`. */
export const richText = blocks;
export type RichText = readonly Block[];
