import { useEffect, useRef } from 'react';
import type { ComparedSection } from './compare.queries.ts';

/**
 * The button that takes a product out goes with it, and so does the focus: then the table gets it, that of the next
 * section when it was the last one of its own. Answers the table's ref.
 */
export function useKeptFocus(sections: readonly ComparedSection[] | undefined) {
  const table = useRef<HTMLDivElement>(null);
  const count = sections?.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  const last = useRef(count);
  useEffect(() => {
    const isFewer = count < last.current;
    last.current = count;
    if (isFewer && document.activeElement === document.body) table.current?.focus();
  }, [count]);
  return table;
}
