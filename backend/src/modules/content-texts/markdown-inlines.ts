import { href, type Inline } from '@shop/contracts/support/rich-text';
import type { FootnoteDefinition, PhrasingContent } from 'mdast';
import * as v from 'valibot';
import { plainText } from './plain-text.ts';

/** What a text defines apart from where it uses it, by its identifier. */
export interface References {
  readonly addresses: ReadonlyMap<string, string>;
  /** Those that are referred to, in the order of that. */
  readonly footnotes: readonly FootnoteDefinition[];
  /** From 1. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** Bold in italics in a link and the like; what lies deeper is its text alone. */
const DEEPEST_INLINE = 8;

/** A line of text. A link to where nothing may lead is its text, a picture a link to it or what it is said to show. */
export function readInlines(nodes: readonly PhrasingContent[], references: References): Inline[] {
  return readAll(nodes, { references, depth: 0, isInLink: false });
}

interface Place {
  readonly references: References;
  readonly depth: number;
  /** A picture within a link leads nowhere of its own. */
  readonly isInLink: boolean;
}

function readAll(nodes: readonly PhrasingContent[], place: Place): Inline[] {
  return joinTexts(nodes.flatMap((node) => readOne(node, place)));
}

function readOne(node: PhrasingContent, place: Place): Inline[] {
  if (place.depth >= DEEPEST_INLINE) return text(plainText(node));
  const { references, isInLink } = place;
  switch (node.type) {
    case 'text':
    case 'html':
      return text(node.value);
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: inside(node, place) }];
    case 'delete':
      return [{ type: 'deleted', children: inside(node, place) }];
    case 'inlineCode':
      return [{ type: 'code', text: node.value }];
    case 'break':
      return [{ type: 'break' }];
    case 'link':
      return linkTo(node.url, inside(node, place, true));
    case 'linkReference':
      return linkTo(references.addresses.get(node.identifier), inside(node, place, true));
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

function inside({ children }: { children: PhrasingContent[] }, place: Place, isLink = false): Inline[] {
  return readAll(children, { ...place, depth: place.depth + 1, isInLink: place.isInLink || isLink });
}

function linkTo(address: string | undefined, children: Inline[]): Inline[] {
  if (children.length === 0) return [];
  return v.is(href, address) ? [{ type: 'link', href: address, children }] : children;
}

function text(value: string): Inline[] {
  return value === '' ? [] : [{ type: 'text', text: value }];
}

/** Neighbours become one: pages draw fewer nodes. */
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
