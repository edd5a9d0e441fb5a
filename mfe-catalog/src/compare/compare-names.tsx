import { Text } from '@shop/ui';
import { Picture } from '@shop/ui/parts/picture';
import { type RefObject, useEffect, useState } from 'react';
import type { ComparedProduct } from './compare.queries.ts';
import { NameInStrip, Names, NamesOffset, Stay } from './compare-layout.ts';

interface CompareNamesProps {
  readonly items: readonly ComparedProduct[];
  /** The head of the table, in place of which the names stand once it has gone by. */
  readonly head: RefObject<HTMLElement | null>;
}

/** Which column is which product, far down the table. For eyes only: the table's own head is read aloud. */
export function CompareNames({ items, head }: CompareNamesProps) {
  const isPast = useIsPast(head);
  return (
    <Stay aria-hidden $isShown={isPast}>
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
    </Stay>
  );
}

/** Whether the element has gone by above the window's top, under the header. */
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
