import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui/core/toast';
import { useState } from 'react';

/** A part of the page that comes once it is asked for. A failure is said, and asking again tries again. */
export function usePart<P>(load: () => Promise<P>) {
  const [part, setPart] = useState<{ readonly it: P }>();
  const [asking, setAsking] = useState<'pending' | 'failed'>();

  async function ask() {
    if (part) return;
    setAsking('pending');
    try {
      const it = await load();
      setPart({ it });
      setAsking(undefined);
    } catch (error) {
      setAsking('failed');
      toast.danger(messageOf(error));
    }
  }

  return {
    part: part?.it,
    isPending: asking === 'pending',
    isFailed: asking === 'failed',
    ask: () => void ask(),
  };
}
