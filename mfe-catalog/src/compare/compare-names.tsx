import { Text } from '@shop/ui';
import { Picture } from '@shop/ui/parts/picture';
import { type RefObject, useEffect, useState } from 'react';
import type { ComparedProduct } from './compare.queries.ts';
import { NameInStrip, Names, NamesOffset, StickyNames } from './compare-layout.ts';

interface CompareNamesProps {
  readonly items: readonly ComparedProduct[];
  /** The head of the table, which the names replace once it is out of sight. */
  readonly head: RefObject<HTMLElement | null>;
}

/** Product names above a long table, hidden from screen readers, which read the table's own head. */
export function CompareNames({ items, head }: CompareNamesProps) {
  const isPast = useIsPast(head);
  return (
    <StickyNames aria-hidden $isShown={isPast}>
      <Names>
        <NamesOffset />
        {items.map(({ id, name, previewPicture }) => (
          <NameInStrip key={id}>
            <Picture src={previewPicture} alt="" />
            <Text size="xs" clamp={3}>
              {name}
            </Text>
          </NameInStrip>
        ))}
      </Names>
    </StickyNames>
  );
}

/** Whether the element has scrolled out of sight under the header. */
function useIsPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
      },
      { rootMargin: '-72px 0px 0px 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
