import { useEffect, useRef } from 'react';
import type { ComparedSection } from './compare.queries.ts';

/**
 * The button that removes a product disappears with it; then the table takes the focus, that of the next
 * section if the section became empty. Returns the table's ref.
 */
export function useFocusAfterRemoval(sections: readonly ComparedSection[] | undefined) {
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
