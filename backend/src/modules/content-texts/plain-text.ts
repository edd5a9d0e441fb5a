import type { Block } from '@shop/contracts/support/rich-text';
import type { Nodes } from 'mdast';

/** Returns the text of a node without markup. Iterative, because it handles nesting that is too deep for recursion. */
export function plainText(node: Nodes): string {
  const parts: string[] = [];
  const rest: Nodes[] = [node];
  for (let next = rest.pop(); next; next = rest.pop()) {
    if ('value' in next) parts.push(next.value);
    else if ('alt' in next && next.alt) parts.push(next.alt);
    else if (next.type === 'break') parts.push(' ');
    if (!('children' in next)) continue;
    if (next.type === 'listItem' || next.type === 'paragraph' || next.type === 'tableCell') parts.push(' ');
    for (const child of next.children.toReversed()) rest.push(child);
  }
  return parts.join('');
}

/** Splits a text that could not be parsed into paragraphs. */
export function plainParagraphs(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ type: 'paragraph', children: [{ type: 'text', text: paragraph.trim() }] }));
}
