import { useSearchParams } from '@shop/shared/router';
import * as v from 'valibot';

const schema = v.object({
  page: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1)), 1),
  query: v.fallback(v.pipe(v.string(), v.maxLength(200)), ''),
  active: v.fallback(v.picklist(['Y', 'N', '']), ''),
});
export type CounterpartiesParams = v.InferOutput<typeof schema>;

/** What the list shows, kept in the URL. */
export function useCounterpartiesParams() {
  const [search, setSearch] = useSearchParams();
  const params = v.parse(schema, {
    page: search.get('page'),
    query: search.get('query'),
    active: search.get('active'),
  });
  return {
    params,
    /** Changing what is searched begins at the first page again. */
    change: (part: Partial<CounterpartiesParams>) =>
      setSearch(toSearch({ ...params, page: 1, ...part }), { replace: true }),
    hrefFor: (page: number) => `?${toSearch({ ...params, page })}`,
  };
}

function toSearch({ page, query, active }: CounterpartiesParams): URLSearchParams {
  const given = Object.entries({ query, active, page: page > 1 ? String(page) : '' }).filter(
    ([, value]) => value,
  );
  return new URLSearchParams(given);
}
