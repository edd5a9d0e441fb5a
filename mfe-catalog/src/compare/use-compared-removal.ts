import { messageOf } from '@shop/shared/http';
import { toast } from '@shop/shared/ui';
import { useState } from 'react';
import { clearList } from '../lists/clear-list.mutation.ts';
import { setCompared } from '../lists/set-compared.mutation.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

const UNDO_MS = 10_000;

/** Takes products out of the comparison after the server's confirmation (§4), with a way back. */
export function useComparedRemoval(onRemoved: () => void) {
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());
  const [isClearing, setIsClearing] = useState(false);
  const [cleared, setCleared] = useState<readonly number[]>([]);

  async function remove({ id, name }: Named) {
    setLeaving((ids) => new Set(ids).add(id));
    const isRemoved = await setCompared([id], false, name);
    setLeaving((ids) => new Set([...ids].filter((other) => other !== id)));
    if (!isRemoved) return;
    onRemoved();
    toast(`Убрано из\u00a0сравнения: ${name}`, {
      durationMs: UNDO_MS,
      action: { label: 'Вернуть', onClick: () => void setCompared([id], true, name) },
    });
  }

  async function clear(ids: readonly number[]) {
    setIsClearing(true);
    try {
      await clearList('compare', ids);
      setCleared(ids);
    } catch (error) {
      toast.danger(`Сравнение не\u00a0очищено. ${messageOf(error)}`);
    } finally {
      setIsClearing(false);
    }
  }

  async function restore() {
    setIsClearing(true);
    if (await setCompared(cleared, true, 'Сравнение')) setCleared([]);
    setIsClearing(false);
  }

  return { leaving, remove, isClearing, clear, cleared, restore };
}
