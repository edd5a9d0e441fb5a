import { toast } from '@shop/ui';
import { useState } from 'react';
import { loadListMutations } from '../common/lists/load-list-mutations.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

const UNDO_MS = 10_000;

/** Removes a product from the comparison after the server's confirmation (§4) and offers to undo that. */
export function useComparedRemoval() {
  const [removing, setRemoving] = useState<ReadonlySet<number>>(new Set());

  async function remove({ id, name }: Named) {
    setRemoving((ids) => new Set(ids).add(id));
    const changes = await loadListMutations();
    const isRemoved = await changes?.setCompared([id], false, name);
    setRemoving((ids) => new Set([...ids].filter((other) => other !== id)));
    if (!changes || !isRemoved) return;
    toast(`Убрано из\u00a0сравнения: ${name}`, {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void changes.setCompared([id], true, name) },
    });
  }

  return {
    /** Products that are being removed. */
    removing,
    remove,
  };
}
