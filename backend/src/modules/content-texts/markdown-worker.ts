import { parentPort } from 'node:worker_threads';
import { parseMarkdown } from './markdown.ts';

/** Limit of the tree as JSON: a short text may repeat a long address a thousand times. */
const MAX_LENGTH = 4_000_000;

parentPort?.on('message', (text: string) => parentPort?.postMessage(treeOf(text)));
parentPort?.postMessage('ready');

/** Returns JSON, which the other thread parses faster than it copies a tree; null for markup that is too complex. */
function treeOf(text: string): string | null {
  try {
    const tree = JSON.stringify(parseMarkdown(text));
    return tree.length > MAX_LENGTH ? null : tree;
  } catch {
    return null;
  }
}
