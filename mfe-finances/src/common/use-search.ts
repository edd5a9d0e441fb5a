import { useLocation, useNavigate } from '@shop/platform/router';
import * as v from 'valibot';

const digits = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), 1);

/** `page` of a list; 1 for nonsense. */
export function pageOf(search: URLSearchParams): number {
  return v.parse(digits, search.get('page'));
}

type Change = Readonly<Record<string, string | number | undefined>>;

/**
 * The search parameters of a tab, which are its state. A change keeps the others, the shared choice of company and
 * contract among them; what is undefined goes, as does the first page, which needs no naming.
 */
export function useSearch() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  function hrefWith(change: Change): string {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined || value === '' || (name === 'page' && value === 1)) params.delete(name);
      else params.set(name, String(value));
    }
    const given = params.toString();
    return given ? `${pathname}?${given}` : pathname;
  }
  return {
    search: new URLSearchParams(search),
    hrefForPage: (page: number) => hrefWith({ page }),
    /** Another filter begins at the first page. */
    setFilter: (change: Change) => navigate(hrefWith({ ...change, page: 1 }), { replace: true }),
    /** The server shows the last page to whoever asks for one beyond it; the address follows. */
    setPage: (page: number) => navigate(hrefWith({ page }), { replace: true }),
  };
}
