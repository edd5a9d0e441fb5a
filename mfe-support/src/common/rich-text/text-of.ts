import type { Block, Inline } from '@shop/contracts/support/rich-text';

type Node = Block | Inline;

/** The words of a text and nothing else, blocks parted by spaces; however deep it is. */
export function textOf(nodes: readonly Node[]): string {
  const left: Node[] = [...nodes].reverse();
  let words = '';
  for (let node = left.pop(); node; node = left.pop()) {
    if ('text' in node) words += node.text;
    else words += spaceBefore(node, words);
    left.push(...childrenOf(node).reverse());
  }
  return words.trim();
}

const inlineTypes: ReadonlySet<string> = new Set(['strong', 'emphasis', 'deleted', 'link']);

function spaceBefore({ type }: Node, words: string): string {
  return inlineTypes.has(type) || words.endsWith(' ') ? '' : ' ';
}

function childrenOf(node: Node): Node[] {
  if ('children' in node) return [...node.children];
  // Every item and cell is a paragraph of its own.
  if (node.type === 'list') return node.items.flat();
  if (node.type === 'table')
    return [node.head, ...node.rows].flat().map((children) => ({ type: 'paragraph', children }) as const);
  return [];
}
