import { parentPort } from 'node:worker_threads';
import { parseMarkdown } from './markdown.ts';

/** Of a tree as JSON: a short text may name a long address a thousand times. */
const MAX_LENGTH = 4_000_000;

parentPort?.on('message', (text: string) => parentPort?.postMessage(treeOf(text)));
parentPort?.postMessage('ready');

/** As JSON, which the other thread reads faster than a copy; null for a text too entangled to have a tree. */
function treeOf(text: string): string | null {
  try {
    const tree = JSON.stringify(parseMarkdown(text));
    return tree.length > MAX_LENGTH ? null : tree;
  } catch {
    return null;
  }
}
