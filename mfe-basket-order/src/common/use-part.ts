import { messageOf } from '@shop/shared/http';
import { toast } from '@shop/shared/ui';
import { useState } from 'react';

/** A part of the page that comes once it is asked for. A failure is said, and asking again tries again. */
export function usePart<P>(load: () => Promise<P>) {
  const [part, setPart] = useState<{ readonly it: P }>();
  const [isPending, setIsPending] = useState(false);

  async function ask() {
    if (part) return;
    setIsPending(true);
    try {
      const it = await load();
      setPart({ it });
    } catch (error) {
      toast.danger(messageOf(error));
    }
    setIsPending(false);
  }

  return { part: part?.it, isPending, ask: () => void ask() };
}
