import type { Block, Inline, RichText } from '@shop/contracts/support/rich-text';
import type {
  BlockContent,
  DefinitionContent,
  Heading,
  ListItem,
  Nodes,
  Paragraph,
  RootContent,
  TableCell,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { slugOf } from '../../platform/text/slug.ts';
import { convertInlines, type References } from './markdown-inlines.ts';
import { plainText } from './plain-text.ts';

/** Quotes and lists may nest this deep; deeper ones become plain text. */
const MAX_BLOCK_DEPTH = 6;

/**
 * Parses Markdown with tables into the tree that pages render (decision 066). Every text is valid Markdown; HTML stays
 * literal text. A hostile text takes quadratic time or overflows the stack, so servers parse in `MarkdownThread`.
 */
export function parseMarkdown(text: string): RichText {
  const root = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const reader = new BlockReader(collectReferences(root));
  return [...reader.read(root.children, 0), ...reader.readFootnotes()];
}

type AnyBlock = RootContent | BlockContent | DefinitionContent;

class BlockReader {
  readonly #references: References;
  /** Used ids, with the number to try next for the same title. */
  readonly #ids = new Map<string, number>();

  constructor(references: References) {
    this.#references = references;
  }

  read(nodes: readonly AnyBlock[], depth: number): Block[] {
    return nodes.flatMap((node) => this.#readOne(node, depth));
  }

  /** Footnotes in the order of their references. */
  readFootnotes(): Block[] {
    const { footnotes } = this.#references;
    if (footnotes.length === 0) return [];
    const items = footnotes.map(({ children }) => this.read(children, 1));
    return [{ type: 'divider' }, { type: 'list', isOrdered: true, start: 1, items }];
  }

  #readOne(node: AnyBlock, depth: number): Block[] {
    switch (node.type) {
      case 'heading':
        return [
          {
            type: 'heading',
            level: headingLevel(node.depth),
            id: this.#idOf(plainText(node)),
            children: this.#inlines(node),
          },
        ];
      case 'paragraph':
        return paragraph(this.#inlines(node));
      case 'blockquote':
        if (depth >= MAX_BLOCK_DEPTH) return textOf(node);
        return [{ type: 'quote', children: this.read(node.children, depth + 1) }];
      case 'list':
        if (depth >= MAX_BLOCK_DEPTH) return textOf(node);
        return [
          {
            type: 'list',
            isOrdered: node.ordered === true,
            start: node.start ?? 1,
            items: node.children.map((item: ListItem) => this.read(item.children, depth + 1)),
          },
        ];
      case 'code':
        return [{ type: 'code', text: node.value }];
      case 'html':
        return textOf(node);
      case 'thematicBreak':
        return [{ type: 'divider' }];
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) =>
          row.children.map((cell) => this.#inlines(cell)),
        );
        // Cells beyond the header row have no column.
        return [{ type: 'table', head, rows: rows.map((row) => row.slice(0, head.length)) }];
      }
      default:
        return [];
    }
  }

  #inlines(node: Heading | Paragraph | TableCell): Inline[] {
    return convertInlines(node.children, this.#references);
  }

  #idOf(title: string): string {
    const slug = slugOf(title, '-', 60);
    let id = slug;
    for (let number = this.#ids.get(slug) ?? 2; this.#ids.has(id); number += 1) {
      id = `${slug}-${number}`;
      this.#ids.set(slug, number + 1);
    }
    this.#ids.set(id, 2);
    return id;
  }
}

/** The page itself has the only heading of level 1. */
function headingLevel(depth: number): 2 | 3 | 4 {
  if (depth <= 2) return 2;
  return depth === 3 ? 3 : 4;
}

function paragraph(children: Inline[]): Block[] {
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

function textOf(node: Nodes): Block[] {
  const text = plainText(node).trim();
  return text === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', text }] }];
}

/** Collects link and footnote definitions. */
function collectReferences(root: Nodes): References {
  const addresses = new Map<string, string>();
  const definitions = new Map<string, References['footnotes'][number]>();
  const used = new Set<string>();
  const rest: Nodes[] = [root];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (node.type === 'definition' && !addresses.has(node.identifier))
      addresses.set(node.identifier, node.url);
    if (node.type === 'footnoteDefinition' && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
    if (node.type === 'footnoteReference') used.add(node.identifier);
    if ('children' in node) for (const child of node.children.toReversed()) rest.push(child);
  }
  const footnotes = [...used].flatMap((identifier) => definitions.get(identifier) ?? []);
  const numbers = new Map(footnotes.map(({ identifier }, index) => [identifier, index + 1]));
  return { addresses, footnotes, numbers };
}
