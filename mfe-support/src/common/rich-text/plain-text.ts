import type { Block, Inline } from '@shop/contracts/support/rich-text';

type Node = Block | Inline;

/** The plain text of nodes, with blocks separated by spaces; iterative, so depth is no limit. */
export function plainTextOf(nodes: readonly Node[]): string {
  const left: Node[] = [...nodes].reverse();
  let text = '';
  for (let node = left.pop(); node; node = left.pop()) {
    if ('text' in node) text += node.text;
    else text += spaceBefore(node, text);
    left.push(...childrenOf(node).reverse());
  }
  return text.trim();
}

const inlineTypes: ReadonlySet<string> = new Set(['strong', 'emphasis', 'deleted', 'link']);

function spaceBefore({ type }: Node, text: string): string {
  return inlineTypes.has(type) || text.endsWith(' ') ? '' : ' ';
}

function childrenOf(node: Node): Node[] {
  if ('children' in node) return [...node.children];
  // Items and cells are paragraphs.
  if (node.type === 'list') return node.items.flat();
  if (node.type === 'table')
    return [node.head, ...node.rows].flat().map((children) => ({ type: 'paragraph', children }) as const);
  return [];
}
