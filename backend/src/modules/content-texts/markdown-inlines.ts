import { href, type Inline } from '@shop/contracts/support/rich-text';
import type { FootnoteDefinition, PhrasingContent } from 'mdast';
import * as v from 'valibot';
import { plainText } from './plain-text.ts';

/** Link and footnote definitions of a text, by identifier. */
export interface References {
  readonly addresses: ReadonlyMap<string, string>;
  /** Footnotes that are referred to, in the order of their first reference. */
  readonly footnotes: readonly FootnoteDefinition[];
  /** Starts at 1. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Enough for bold in italics in a link; deeper nesting becomes plain text. */
const MAX_INLINE_DEPTH = 8;

/**
 * Converts a line of text. A link with a forbidden address becomes its text; an image becomes a link to it, or its
 * alternative text.
 */
export function convertInlines(nodes: readonly PhrasingContent[], references: References): Inline[] {
  return convertAll(nodes, { references, depth: 0, isInLink: false });
}

interface Context {
  readonly references: References;
  readonly depth: number;
  /** A link cannot contain another one, so an image in a link does not become one. */
  readonly isInLink: boolean;
}

function convertAll(nodes: readonly PhrasingContent[], context: Context): Inline[] {
  return joinTexts(nodes.flatMap((node) => convertOne(node, context)));
}

function convertOne(node: PhrasingContent, context: Context): Inline[] {
  if (context.depth >= MAX_INLINE_DEPTH) return text(plainText(node));
  const { references, isInLink } = context;
  switch (node.type) {
    case 'text':
    case 'html':
      return text(node.value);
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: inside(node, context) }];
    case 'delete':
      return [{ type: 'deleted', children: inside(node, context) }];
    case 'inlineCode':
      return [{ type: 'code', text: node.value }];
    case 'break':
      return [{ type: 'break' }];
    case 'link':
      return linkTo(node.url, inside(node, context, true));
    case 'linkReference':
      return linkTo(references.addresses.get(node.identifier), inside(node, context, true));
    case 'image':
      return linkTo(isInLink ? undefined : node.url, text(node.alt || node.url));
    case 'imageReference': {
      const address = references.addresses.get(node.identifier);
      return linkTo(isInLink ? undefined : address, text(node.alt || node.identifier));
    }
    case 'footnoteReference':
      return text(`[${references.numbers.get(node.identifier) ?? node.identifier}]`);
    default:
      return [];
  }
}

function inside({ children }: { children: PhrasingContent[] }, context: Context, isLink = false): Inline[] {
  return convertAll(children, { ...context, depth: context.depth + 1, isInLink: context.isInLink || isLink });
}

function linkTo(address: string | undefined, children: Inline[]): Inline[] {
  if (children.length === 0) return [];
  return v.is(href, address) ? [{ type: 'link', href: address, children }] : children;
}

function text(value: string): Inline[] {
  return value === '' ? [] : [{ type: 'text', text: value }];
}

/** Joins adjacent texts: pages render fewer nodes. */
function joinTexts(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (inline.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = { type: 'text', text: last.text + inline.text };
    } else joined.push(inline);
  }
  return joined;
}
