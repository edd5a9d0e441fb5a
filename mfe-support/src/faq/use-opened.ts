import { useLocation } from '@shop/platform/router';
import { useState } from 'react';
import { idOf } from '../common/rich-text/use-hash-target.ts';

/** Which answers are open: what the user opens and closes, what the address names, and the few that were found. */
export function useOpened(found: readonly string[]) {
  const { hash, key } = useLocation();
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set());
  const asked = `${hash} ${key} ${found.join()}`;
  const [seen, setSeen] = useState('');
  if (seen !== asked) {
    setSeen(asked);
    setCodes(new Set([...codes, ...found, idOf(hash)]));
  }
  return {
    has: (code: string) => codes.has(code),
    set: (code: string, isOpen: boolean) => {
      if (codes.has(code) === isOpen) return;
      const changed = new Set(codes);
      if (isOpen) changed.add(code);
      else changed.delete(code);
      setCodes(changed);
    },
  };
}

export type Opened = ReturnType<typeof useOpened>;
