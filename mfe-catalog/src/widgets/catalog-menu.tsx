import { useQuery } from '@shop/platform/query';
import { SkeletonText, Text } from '@shop/ui';
import { TileFailure } from '@shop/ui/parts/tile-failure';
import { SectionOutline } from '../sections/section-outline.tsx';
import { sectionsQuery } from '../sections/sections.queries.ts';

/** The menu «Каталог» over any page: the tree of sections, unfolded at the current one. */
export function Widget() {
  const sections = useQuery(sectionsQuery);
  if (sections.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={16} />
      </div>
    );
  if (!sections.data) return <TileFailure error={sections.error} onRetry={() => void sections.refetch()} />;
  if (sections.data.items.length === 0)
    return <Text tone="muted">В{'\u00a0'}каталоге пока нет товаров.</Text>;
  return (
    <nav aria-label="Разделы каталога">
      <SectionOutline sections={sections.data.items} />
    </nav>
  );
}
