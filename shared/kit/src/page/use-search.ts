import { useLocation, useNavigate } from '@shop/platform/router';
import * as v from 'valibot';

const pageNumber = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), 1);

/** The `page` parameter; 1 if it is invalid. */
export function pageOf(params: URLSearchParams): number {
  return v.parse(pageNumber, params.get('page'));
}

type Change = Readonly<Record<string, string | number | undefined>>;

/**
 * The search parameters of a list, which are its state. A change keeps the others; empty values and page 1 are
 * removed.
 */
export function useSearch() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);

  function hrefWith(change: Change): string {
    const changed = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined || value === '' || (name === 'page' && value === 1)) changed.delete(name);
      else changed.set(name, String(value));
    }
    const query = changed.toString();
    return query ? `${pathname}?${query}` : pathname;
  }
  return {
    params,
    page: pageOf(params),
    hrefForPage: (page: number) => hrefWith({ page }),
    /** A changed filter goes back to the first page. */
    setFilter: (change: Change) => navigate(hrefWith({ ...change, page: 1 }), { replace: true }),
    /** Follows the server, which answers a page beyond the last with the last one. */
    setPage: (page: number) => navigate(hrefWith({ page }), { replace: true }),
  };
}
