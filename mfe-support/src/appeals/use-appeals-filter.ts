import { appealStatus } from '@shop/shared/contracts/appeals';
import { useSearchParams } from '@shop/shared/router';
import * as v from 'valibot';
import type { AppealsFilter } from './appeals.queries.ts';

const schema = v.object({
  page: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1)), 1),
  status: v.fallback(v.optional(appealStatus), undefined),
});

/** What the list shows, kept in the URL. */
export function useAppealsFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = v.parse(schema, {
    page: search.get('page'),
    status: search.get('status') ?? undefined,
  }) as AppealsFilter;
  return {
    filter,
    chooseStatus: (status: AppealsFilter['status']) => setSearch(toSearch({ page: 1, status })),
    hrefFor: (page: number) => `?${toSearch({ ...filter, page })}`,
  };
}

function toSearch({ page, status }: AppealsFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  return search;
}
