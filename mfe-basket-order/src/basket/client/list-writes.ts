import type { Operation } from '../state/basket-state.ts';
import type { AddedProduct } from './basket-server.ts';

export type ListOperation = Extract<Operation, { readonly kind: 'add-list' | 'undo-list' }>;

interface ListWrite {
  readonly operation: ListOperation;
  readonly resolve: (added: readonly AddedProduct[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Whole lists on their way into the basket, each with a caller who waits for what became of it. A list without an answer
 * is not repeated by itself; when its caller sends the same list again, it goes under the same key.
 */
export function createListWrites() {
  const waiting: ListWrite[] = [];
  const keys = new Map<string, string>();

  function finish(operation: Operation): ListWrite | undefined {
    return waiting[0]?.operation === operation ? waiting.shift() : undefined;
  }

  return {
    add: (operation: ListOperation) =>
      new Promise<readonly AddedProduct[]>((resolve, reject) => {
        waiting.push({ operation, resolve, reject });
      }),
    next: (): Operation | null => waiting[0]?.operation ?? null,
    keyOf: (operation: Operation) => keys.get(JSON.stringify(operation)),
    resolve(operation: Operation, added: readonly AddedProduct[]) {
      keys.delete(JSON.stringify(operation));
      finish(operation)?.resolve(added);
    },
    reject(operation: Operation, error: unknown) {
      keys.delete(JSON.stringify(operation));
      finish(operation)?.reject(error);
    },
    /** Gives up a list without an answer and keeps its key; false for what is no list. */
    giveUp(operation: Operation, error: unknown, key: string): boolean {
      const list = finish(operation);
      if (list) keys.set(JSON.stringify(operation), key);
      list?.reject(error);
      return list !== undefined;
    },
    /** Callers of another buyer's lists are not answered any more. */
    clear() {
      waiting.length = 0;
      keys.clear();
    },
  };
}
