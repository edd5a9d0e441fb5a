import * as v from 'valibot';
import type { Call } from './call.ts';

/**
 * A token, or the single-use URL of a file, in an answer. Such an answer is never compressed: its length would tell what
 * it has in common with text that somebody else chose (BREACH).
 */
export const confidential = v.string();

/** Whether an answer carries something `confidential`. */
export function isConfidential({ answer }: Pick<Call, 'answer'>): boolean {
  return holdsConfidential(answer as SchemaNode);
}

interface SchemaNode {
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly wrapped?: SchemaNode;
  readonly item?: SchemaNode;
  readonly pipe?: readonly SchemaNode[];
  readonly options?: readonly unknown[];
}

function holdsConfidential(node: SchemaNode): boolean {
  const { entries = {}, wrapped, item, pipe = [], options = [] } = node;
  const inner = [...Object.values(entries), wrapped, item, ...pipe, ...options].filter(
    (one): one is SchemaNode => typeof one === 'object' && one !== null && one !== node,
  );
  return node === confidential || inner.some(holdsConfidential);
}
