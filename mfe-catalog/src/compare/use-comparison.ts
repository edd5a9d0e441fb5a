import { useEvent } from '@shop/platform/events';
import { useQuery, useQueryClient } from '@shop/platform/query';
import { useListedIds } from '../common/lists/header-lists.ts';
import { useBasketRefresh } from '../common/use-basket-refresh.ts';
import { type ComparedSection, comparisonKey, comparisonQuery } from './compare.queries.ts';

/** The comparison by section. It follows the toggles of every page and tab, and the basket. */
export function useComparison() {
  const client = useQueryClient();
  const query = useQuery(comparisonQuery());
  const listed = useListedIds('compare');
  useEvent('compare.changed', () => void client.invalidateQueries({ queryKey: comparisonKey }));
  useBasketRefresh(
    comparisonKey,
    query.data?.sections.flatMap(({ items }) => items.flatMap(({ offers }) => offers.map(({ id }) => id))) ??
      [],
  );
  return { ...query, data: query.data && withoutRemoved(query.data.sections, listed) };
}

/** The header's data know first what was removed, so removed products are hidden before the refetch. */
function withoutRemoved(
  sections: readonly ComparedSection[],
  listed: readonly number[] | undefined,
): readonly ComparedSection[] {
  if (!listed) return sections;
  const ids = new Set(listed);
  return sections
    .map((section) => ({ ...section, items: section.items.filter(({ id }) => ids.has(id)) }))
    .filter(({ items }) => items.length > 0);
}
