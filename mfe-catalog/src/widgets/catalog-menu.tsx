import { TileStates } from '@shop/kit/page/tile-states';
import { useQuery } from '@shop/platform/query';
import { SkeletonText, Text } from '@shop/ui';
import { SectionOutline } from '../sections/section-outline.tsx';
import { sectionsQuery } from '../sections/sections.queries.ts';

/** The menu «Каталог» over any page: the tree of sections, unfolded at the current one. */
export function Widget() {
  const sections = useQuery(sectionsQuery);
  return (
    <TileStates
      query={sections}
      pending={<SkeletonText lines={16} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<Text tone="muted">В{'\u00a0'}каталоге пока нет товаров.</Text>}
    >
      {({ items }) => (
        <nav aria-label="Разделы каталога">
          <SectionOutline sections={items} />
        </nav>
      )}
    </TileStates>
  );
}
