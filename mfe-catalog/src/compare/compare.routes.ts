import type { PageRoute } from '@shop/remote';
import { comparisonQuery } from './compare.queries.ts';

/** `/compare/` (§2). */
export const compareRoute: PageRoute = {
  first: () => [comparisonQuery()],
  page: async () => (await import(/* webpackChunkName: "compare" */ './compare-page.tsx')).ComparePage,
};
