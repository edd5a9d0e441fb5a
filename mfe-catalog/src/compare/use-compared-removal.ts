import { toast } from '@shop/ui';
import { useState } from 'react';
import { loadChanges } from '../common/lists/load-changes.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

const UNDO_MS = 10_000;

/** Takes a product out of the comparison after the server's confirmation (§4), with a way back. */
export function useComparedRemoval() {
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());

  async function remove({ id, name }: Named) {
    setLeaving((ids) => new Set(ids).add(id));
    const changes = await loadChanges();
    const isRemoved = await changes?.setCompared([id], false, name);
    setLeaving((ids) => new Set([...ids].filter((other) => other !== id)));
    if (!changes || !isRemoved) return;
    toast(`Убрано из\u00a0сравнения: ${name}`, {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void changes.setCompared([id], true, name) },
    });
  }

  return {
    /** Products whose removal is on its way. */
    leaving,
    remove,
  };
}
