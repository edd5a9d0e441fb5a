import { useLocation } from '@shop/platform/router';
import { useState } from 'react';
import { idOf } from '../common/rich-text/use-hash-target.ts';

/** Which answers are open: by the user, by the URL, or because there are few results. */
export function useOpenAnswers(found: readonly string[]) {
  const { hash, key } = useLocation();
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set());
  const requested = `${hash} ${key} ${found.join()}`;
  const [seen, setSeen] = useState('');
  if (seen !== requested) {
    setSeen(requested);
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

export type OpenAnswers = ReturnType<typeof useOpenAnswers>;
