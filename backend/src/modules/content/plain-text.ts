import type { Nodes } from 'mdast';

/** Everything a node says, without its form. Not recursive: it is what deep nesting ends in. */
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
